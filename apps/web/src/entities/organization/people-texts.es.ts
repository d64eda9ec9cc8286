import type { PeopleTexts } from './people-texts.ts';

export const texts: PeopleTexts = {
  former: 'Antiguo miembro',
  about: (name, role) => `${name}, ${role}`,
  formerNamed: (name) => `${name}, antiguo miembro`,
  search: 'Buscar personas',
  noneFound: 'Ninguna persona coincide.',
  you: 'Tú',
};
