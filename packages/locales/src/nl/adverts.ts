import type { AdvertWords } from '../advert-words.ts';

export const adverts: AdvertWords = {
  hiring: {
    pattern:
      /(?:wij zoeken|zoeken wij|we zoeken|gezocht|functie-?eisen|wat (?:wij|ga|breng|bieden|we|je)|jouw (?:profiel|taken|functie)|wij bieden|sollicit|werkervaring|fulltime|parttime|vacature|\(?[mv]\/[mvx](?:\/x)?\)?(?!\p{L})|(?<!\p{L})(?:wij|onze?)(?!\p{L}))/giu,
    matches: ['Wij zoeken een bakker', 'Functie-eisen', 'Bakker (m/v)', 'Solliciteer nu'],
    misses: ['Laat het deeg rusten en verwarm de oven'],
  },
  entryLevel: 'instapfunctie|startersfunctie',
  noExperience: '',
  clearance: '',
  legal: '',
  employer: 'bedrijf',
  place: 'standplaats',
  at: '',
  terms: '',
  resumes: { title: '', headings: '' },
  otherTexts: { measures: '', cooking: '', bills: '', shops: '', reports: '' },
  legalForms: '',
  legalEndings: String.raw`B\.?V|N\.?V`,
  lawArticles: '',
  mail: null,
  prose: null,
  parts: null,
};
