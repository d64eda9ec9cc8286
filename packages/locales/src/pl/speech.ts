import { cldr } from '../generated/cldr.ts';
import type { SpeechWords } from '../locale.ts';

export const speech: SpeechWords = {
  names: cldr.pl.languages,
  otherNames: '',
  levels: {
    native: 'ojczysty',
    C2: '',
    C1: 'biegły|biegle|płynnie|zaawansowany',
    B2: 'dobry|dobrze|bardzo dobry',
    B1: 'średni|communicatywny|komunikatywny',
    A2: '',
    A1: 'podstawowy',
  },
  lines: 'języki|język ojczysty',
  and: 'i',
};
