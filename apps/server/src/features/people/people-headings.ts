import type { Language } from '@winnow/contracts';

/** Columns of tables of people; `score` is the best one, next to the job that it is for. */
export type PeopleColumn =
  | 'name'
  | 'headline'
  | 'place'
  | 'years'
  | 'match'
  | 'tags'
  | 'score'
  | 'job'
  | 'resumes'
  | 'note'
  | 'added';

/** The headings of exported tables of people. */
export const peopleHeadings: Readonly<Record<Language, Readonly<Record<PeopleColumn, string>>>> = {
  en: {
    name: 'Candidate',
    headline: 'Position',
    place: 'Location',
    years: 'Years of experience',
    match: 'Match (%)',
    tags: 'Tags',
    score: 'Best score',
    job: 'Job',
    resumes: 'Resumes',
    note: 'Note',
    added: 'Added',
  },
  de: {
    name: 'Kandidat',
    headline: 'Position',
    place: 'Ort',
    years: 'Jahre Berufserfahrung',
    match: 'Übereinstimmung (%)',
    tags: 'Schlagwörter',
    score: 'Beste Punktzahl',
    job: 'Stelle',
    resumes: 'Lebensläufe',
    note: 'Notiz',
    added: 'Hinzugefügt',
  },
  es: {
    name: 'Candidato',
    headline: 'Cargo',
    place: 'Ubicación',
    years: 'Años de experiencia',
    match: 'Coincidencia (%)',
    tags: 'Etiquetas',
    score: 'Mejor puntuación',
    job: 'Puesto',
    resumes: 'Currículums',
    note: 'Nota',
    added: 'Agregado',
  },
  fr: {
    name: 'Candidat',
    headline: 'Fonction',
    place: 'Lieu',
    years: 'Années d’expérience',
    match: 'Correspondance (%)',
    tags: 'Étiquettes',
    score: 'Meilleur score',
    job: 'Poste',
    resumes: 'CV',
    note: 'Note',
    added: 'Ajouté',
  },
  ar: {
    name: 'المرشح',
    headline: 'المنصب',
    place: 'المكان',
    years: 'سنوات الخبرة',
    match: 'التطابق (%)',
    tags: 'الوسوم',
    score: 'أعلى درجة',
    job: 'الوظيفة',
    resumes: 'السير الذاتية',
    note: 'ملاحظة',
    added: 'الإضافة',
  },
};
