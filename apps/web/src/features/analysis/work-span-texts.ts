import { defineTexts } from '../../lib/language/define-texts.ts';

/** One sentence: its translations are too small to be fetched by themselves. */
export const workSpanTexts = defineTexts(
  { doubt: 'Longer than a working life. Some of the dates may not be of work: look at the positions.' },
  {
    de: async () => ({
      texts: {
        doubt:
          'Länger als ein Arbeitsleben. Einige der Daten gehören vielleicht nicht zur Arbeit: Sehen Sie die Stationen an.',
      },
    }),
    ar: async () => ({
      texts: { doubt: 'أطول من عمر مهني. قد لا تخص بعض التواريخ العمل: راجع الوظائف.' },
    }),
  },
);
