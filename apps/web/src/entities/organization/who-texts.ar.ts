import type { WhoTexts } from './who-texts.ts';

export const texts: WhoTexts = {
  you: 'أنت',
  former: 'عضو سابق',
  decidedBy: 'قرار',
};
