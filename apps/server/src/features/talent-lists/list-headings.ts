import type { Language } from '@winnow/contracts';

/** Headings of the exported table: name, position, tags, best score, its job, resumes, note, when added. */
export const listHeadings: Readonly<Record<Language, readonly string[]>> = {
  en: ['Candidate', 'Position', 'Tags', 'Best score', 'Job', 'Resumes', 'Note', 'Added'],
  de: [
    'Kandidat',
    'Position',
    'Schlagwörter',
    'Beste Punktzahl',
    'Stelle',
    'Lebensläufe',
    'Notiz',
    'Hinzugefügt',
  ],
  es: ['Candidato', 'Cargo', 'Etiquetas', 'Mejor puntuación', 'Puesto', 'Currículums', 'Nota', 'Agregado'],
  fr: ['Candidat', 'Fonction', 'Étiquettes', 'Meilleur score', 'Poste', 'CV', 'Note', 'Ajouté'],
  ar: ['المرشح', 'المنصب', 'الوسوم', 'أعلى درجة', 'الوظيفة', 'السير الذاتية', 'ملاحظة', 'الإضافة'],
};
