import { cldr } from '../generated/cldr.ts';
import type { SpeechWords } from '../locale.ts';

export const speech: SpeechWords = {
  names: cldr.pt.languages,
  otherNames: '',
  levels: {
    native: '',
    C2: '',
    C1: 'fluente|avançado|avançada',
    B2: 'bom',
    B1: 'intermediário',
    A2: '',
    A1: '',
  },
  lines: '',
  and: '',
};
