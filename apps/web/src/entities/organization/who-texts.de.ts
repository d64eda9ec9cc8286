import type { WhoTexts } from './who-texts.ts';

export const texts: WhoTexts = {
  you: 'Sie',
  former: 'Ehemaliges Mitglied',
  decidedBy: 'Entschieden von',
};
