import type { AdvertWords } from '../advert-words.ts';

export const adverts: AdvertWords = {
  hiring: {
    pattern:
      /(?:poszukujemy|szukamy|wymagania|zakres obowiązków|obowiązki|oferujemy|doświadczenie (?:w|na|zawodowe)|kandydat|stanowisk|pełny etat|umow[aęy] o prac|aplik|wynagrodzeni|mile widzian|(?<!\p{L})nasz)/giu,
    matches: ['Poszukujemy piekarza', 'Wymagania', 'Oferujemy umowę o pracę'],
    misses: ['Odstaw ciasto i rozgrzej piekarnik'],
  },
  entryLevel: 'stanowisko dla początkujących',
  noExperience: '',
  clearance: '',
  legal: 'zgodnie z (?:art|ust)',
  employer: '',
  place: '',
  at: '',
  terms: '',
  resumes: { title: '', headings: '' },
  otherTexts: { measures: '', cooking: '', bills: '', shops: '', reports: '' },
  legalForms: '',
  legalEndings: '',
  lawArticles: '',
  mail: null,
  prose: null,
  parts: null,
};
