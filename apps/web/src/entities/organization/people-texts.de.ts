import type { PeopleTexts } from './people-texts.ts';

export const texts: PeopleTexts = {
  former: 'Ehemaliges Mitglied',
  about: (name, role) => `${name}, ${role}`,
  formerNamed: (name) => `${name}, ehemaliges Mitglied`,
  search: 'Personen suchen',
  noneFound: 'Keine passenden Personen.',
  you: 'Sie',
};
