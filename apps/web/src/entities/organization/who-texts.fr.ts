import type { WhoTexts } from './who-texts.ts';

export const texts: WhoTexts = {
  you: 'Vous',
  former: 'Ancien membre',
  decidedBy: 'Décidé par',
};
