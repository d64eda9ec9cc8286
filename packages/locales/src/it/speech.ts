import { cldr } from '../generated/cldr.ts';
import type { SpeechWords } from '../locale.ts';

export const speech: SpeechWords = {
  names: cldr.it.languages,
  otherNames: 'cs ceco',
  levels: {
    native: 'madrelingua|lingua materna',
    C2: '',
    C1: 'avanzato',
    B2: 'buono|ottimo',
    B1: '',
    A2: 'elementare',
    A1: 'base|scolastico',
  },
  lines: 'lingue|madrelingua|lingua materna',
  and: 'e',
};
