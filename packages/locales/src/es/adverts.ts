import type { AdvertWords } from '../locale.ts';

export const adverts: AdvertWords = {
  hiring: {
    pattern:
      /(?:buscamos|se (?:busca|requiere|ofrece|valora)|requisitos|funciones|ofrecemos|experiencia (?:de|en|mínima|previa)|incorpor|puesto|candidat|jornada|vacante|tus (?:tareas|funciones)|salario|imprescindible|nuestr)/giu,
    matches: ['Buscamos panadero', 'Requisitos', 'Experiencia mínima de dos años'],
    misses: ['Dejar reposar la masa y calentar el horno'],
  },
  entryLevel: 'sin experiencia previa|puesto (?:junior|de nivel inicial)',
  noExperience: '',
  clearance: '',
  legal: 'de conformidad con',
  employer: 'empresa',
  place: 'ubicación|lugar(?: de trabajo)?',
  at: '',
  terms: 'jornada completa',
  resumes: { title: '', headings: 'experiencia (?:profesional|laboral)' },
  otherTexts: {
    measures: String.raw`cucharad\p{L}+|huevos`,
    cooking: 'freír|pelar|batir',
    bills: 'factura n',
    shops: '',
    reports: 'según (?:el|la)',
  },
  legalForms: '',
  legalEndings: '',
  lawArticles: 'artículo',
  parts: null,
};
