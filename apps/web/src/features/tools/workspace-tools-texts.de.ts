import type { WorkspaceToolsTexts } from './workspace-tools-texts.ts';

export const texts: WorkspaceToolsTexts = {
  title: 'Werkzeuge · Winnow',
  heading: 'Werkzeuge',
  introduction: 'Was Winnow tut, eines nach dem anderen.',
  cost: {
    free: 'Kostenlos',
    credit: '1 Credit, wenn es gelingt',
    perResume: '1 Credit je Lebenslauf, wenn es gelingt',
  },
  tools: [
    {
      id: 'analyzer',
      to: '/resume-analyzer',
      name: 'Auswertung',
      words:
        'Bis zu 50 Lebensläufe an einer Stellenbeschreibung messen und lesen, mit wem Sie zuerst sprechen sollten und warum.',
      cost: 'perResume',
    },
    {
      id: 'creator',
      to: '/tools/job-description-creator',
      name: 'Stellenbeschreibung schreiben',
      words: 'Aus einem Titel und ein paar Wünschen ein ganzer Text, der niemanden fernhält.',
      cost: 'credit',
    },
    {
      id: 'jobs',
      to: '/job-descriptions',
      name: 'Anforderungen aus einer Anzeige',
      words: 'Eine Anzeige einfügen: Ihre Anforderungen werden gelesen, und Sie setzen die Gewichte.',
      cost: 'free',
    },
    {
      id: 'history',
      to: '/resume-history',
      name: 'Vergleichen und mitnehmen',
      words: 'Bis zu vier Personen nebeneinander; eine Liste als CSV, XLSX, PDF oder JSON.',
      cost: 'free',
    },
    {
      id: 'matcher',
      to: '/resume-matcher',
      name: 'Lebenslauf-Abgleich',
      words:
        'Ein Lebenslauf und ein Stellentext, ohne Konto. Für Menschen, die sich bewerben; nichts wird gespeichert.',
      cost: 'free',
    },
    {
      id: 'api',
      to: '/api/docs',
      name: 'API',
      words: 'Alles, was diese Seiten tun, für eigene Programme.',
      cost: 'free',
    },
  ],
};
