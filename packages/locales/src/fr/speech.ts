import { cldr } from '../generated/cldr.ts';
import type { SpeechWords } from '../locale.ts';

export const speech: SpeechWords = {
  names: cldr.fr.languages,
  otherNames: 'it italien|tr turc|el grec',
  levels: {
    native: 'langue maternelle|maternelle|langue natale',
    C2: '',
    C1: 'courant|avancé|bilingue',
    B2: 'bien',
    B1: 'intermédiaire',
    A2: 'notions',
    A1: 'débutant|scolaire',
  },
  lines: 'langues|langue maternelle',
  and: 'et',
};
