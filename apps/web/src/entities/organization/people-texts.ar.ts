import type { PeopleTexts } from './people-texts.ts';

export const texts: PeopleTexts = {
  former: 'عضو سابق',
  about: (name, role) => `${name}، ${role}`,
  formerNamed: (name) => `${name}، عضو سابق`,
  search: 'البحث عن أشخاص',
  noneFound: 'لا أشخاص مطابقون.',
  you: 'أنت',
};
