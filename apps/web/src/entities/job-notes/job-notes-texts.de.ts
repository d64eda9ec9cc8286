import type { JobNotesTexts } from './job-notes-texts.ts';

const check = 'Prüfen Sie, was gemeint ist, und ändern Sie den Text oder die Anforderung.';

export const texts: JobNotesTexts = {
  notes: {
    empty: {
      heading: 'Dieser Text enthält keine Wörter',
      words:
        'Daraus lassen sich keine Anforderungen lesen. Fügen Sie die Stellenbeschreibung ein oder laden Sie eine Datei mit Text statt mit Bildern hoch.',
    },
    resume: {
      heading: 'Das sieht nach einem Lebenslauf aus, nicht nach einer Stellenbeschreibung',
      words:
        'Es wurden keine Anforderungen daraus gelesen. Fügen Sie hier die Stellenbeschreibung ein und laden Sie Lebensläufe in einem Durchlauf hoch.',
    },
    'legal-text': {
      heading: 'Das sieht nach einem Rechtstext aus, nicht nach einer Stellenbeschreibung',
      words:
        'Es wurden keine Anforderungen daraus gelesen. Fügen Sie die Stellenbeschreibung ein oder ergänzen Sie die Anforderungen selbst.',
    },
    'no-advert': {
      heading: 'Das sieht nicht nach einer Stellenbeschreibung aus',
      words:
        'Es wurden keine Anforderungen daraus gelesen. Fügen Sie den Text mit Aufgaben und Anforderungen ein oder ergänzen Sie die Anforderungen selbst.',
    },
    'entry-level-and-years': {
      heading: 'Einstiegsposition, aber mehrjährige Erfahrung wird verlangt',
      words: check,
    },
    'no-experience-and-years': {
      heading: 'Keine Erfahrung nötig, aber mehrjährige Erfahrung wird verlangt',
      words: check,
    },
    'no-degree-and-degree': {
      heading: 'Kein Abschluss nötig, aber ein Abschluss wird verlangt',
      words: check,
    },
  },
  quotes: 'Das steht im Text',
  show: (words) => `Im Text zeigen: „${words}“`,
};
