import { cldr } from '../generated/cldr.ts';
import type { SpeechWords } from '../locale.ts';

export const speech: SpeechWords = {
  names: cldr.ro.languages,
  otherNames: 'nl olandeza|ru rusa|cs ceha',
  levels: {
    native: 'limba maternă|maternă|vorbitor nativ|nativ',
    C2: '',
    C1: 'fluent|avansat',
    B2: 'bine',
    B1: 'mediu',
    A2: 'elementar',
    A1: 'începător',
  },
  lines: 'limbi|limba maternă',
  and: 'si',
};
