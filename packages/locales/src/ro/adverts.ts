import type { AdvertWords } from '../advert-words.ts';

export const adverts: AdvertWords = {
  hiring: {
    pattern:
      /(?:c[aă]ut[aă]m|angaj[aă]|cerin[tțţ]e|responsabilit[aă][tțţ]i|oferim|experien[tțţ][aă] (?:[iî]n|de|minim|anterioar)|candidat|post(?:ul)?\b|norm[aă] [iî]ntreag|salari|beneficii|program de lucru|nostru|noastr)/giu,
    matches: ['Căutăm brutar', 'Cerințe', 'Oferim salariu bun', 'Experiență în panificație'],
    misses: ['Lăsați aluatul la dospit și încălziți cuptorul'],
  },
  entryLevel: 'nivel de începător|fără experiență',
  noExperience: '',
  clearance: '',
  legal: 'potrivit|prevederil',
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
