import { cldr } from '../generated/cldr.ts';
import type { SpeechWords } from '../locale.ts';

export const speech: SpeechWords = {
  names: cldr.de.languages,
  otherNames: '',
  levels: {
    native: 'muttersprache|muttersprachler',
    C2: '',
    C1: 'verhandlungssicher|fliessend|fließend',
    B2: 'sehr gut',
    B1: 'gut',
    A2: 'grundkenntnisse',
    A1: '',
  },
  lines: 'sprachen|muttersprache',
  and: 'und',
};
