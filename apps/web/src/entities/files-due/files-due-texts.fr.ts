import { formatsOf } from '../../lib/language/formats.ts';
import type { FilesDueTexts } from './files-due-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: FilesDueTexts = {
  heading: (files) =>
    plural(files, {
      one: `${number(files)} CV sera bientôt supprimé`,
      other: `${number(files)} CV seront bientôt supprimés`,
    }),
  explanation: (days, first) =>
    `La durée de conservation prend fin d’ici ${plural(days, { one: `${number(days)} jour`, other: `${number(days)} jours` })}, le ${first} pour le premier. Leurs analyses sont supprimées avec eux.`,
  see: 'Voir ces CV',
  keepLonger: 'Conserver les CV plus longtemps',
  only: 'Bientôt supprimés uniquement',
};
