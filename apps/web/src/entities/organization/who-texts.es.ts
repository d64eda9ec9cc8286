import type { WhoTexts } from './who-texts.ts';

export const texts: WhoTexts = {
  you: 'Tú',
  former: 'Antiguo miembro',
  decidedBy: 'Decidido por',
};
