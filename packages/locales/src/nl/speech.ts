import { cldr } from '../generated/cldr.ts';
import type { SpeechWords } from '../locale.ts';

export const speech: SpeechWords = {
  names: cldr.nl.languages,
  otherNames: 'pl pools',
  levels: {
    native: 'moedertaal',
    C2: '',
    C1: 'vloeiend|zeer goed|uitstekend',
    B2: 'goed',
    B1: 'redelijk|matig',
    A2: 'beperkt',
    A1: 'basis|basiskennis',
  },
  lines: 'talen|moedertaal',
  and: 'en',
};
