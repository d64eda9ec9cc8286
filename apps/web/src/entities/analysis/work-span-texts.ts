import { defineTexts } from '../../lib/language/define-texts.ts';

/** One sentence: its translations are too small for separate files. */
export const workSpanTexts = defineTexts(
  { doubt: 'Longer than a typical career. Some dates may not be from jobs: check the positions.' },
  {
    de: async () => ({
      texts: {
        doubt:
          'Länger als ein Arbeitsleben. Einige Daten gehören vielleicht nicht zu einer Stelle: Prüfen Sie die Stationen.',
      },
    }),
    es: async () => ({
      texts: {
        doubt:
          'Más larga que una vida laboral habitual. Quizá algunas fechas no sean de empleos: revisa los puestos.',
      },
    }),
    fr: async () => ({
      texts: {
        doubt:
          'Plus long qu’une carrière habituelle. Certaines dates ne concernent peut-être pas un emploi : vérifiez les postes.',
      },
    }),
    ar: async () => ({
      texts: { doubt: 'أطول من عمر مهني. قد لا تخص بعض التواريخ العمل: راجع الوظائف.' },
    }),
  },
);
