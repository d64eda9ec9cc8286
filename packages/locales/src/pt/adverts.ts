import type { AdvertWords } from '../advert-words.ts';

export const adverts: AdvertWords = {
  hiring: {
    pattern:
      /(?:procuramos|buscamos|procura-se|requisitos|funções|oferecemos|experiência (?:em|de|mínima|prévia|na|no)|vaga|candidat|atividades|tempo (?:inteiro|integral)|salário|responsabilidades|(?<!\p{L})noss[ao])/giu,
    matches: ['Procuramos padeiro', 'Requisitos da vaga', 'Experiência em padaria'],
    misses: ['Deixe a massa descansar e aqueça o forno'],
  },
  entryLevel: 'nível inicial',
  noExperience: '',
  clearance: '',
  legal: 'nos termos d',
  employer: '',
  place: '',
  at: '',
  terms: '',
  resumes: { title: '', headings: '' },
  otherTexts: { measures: '', cooking: '', bills: '', shops: '', reports: '' },
  legalForms: '',
  legalEndings: '',
  lawArticles: 'artigo',
  mail: null,
  prose: null,
  parts: null,
};
