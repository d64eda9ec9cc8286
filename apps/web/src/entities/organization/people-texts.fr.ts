import type { PeopleTexts } from './people-texts.ts';

export const texts: PeopleTexts = {
  former: 'Ancien membre',
  about: (name, role) => `${name}, ${role}`,
  formerNamed: (name) => `${name}, ancien membre`,
  search: 'Rechercher des personnes',
  noneFound: 'Aucune personne ne correspond.',
  you: 'Vous',
};
