import type { WorkspaceToolsTexts } from './workspace-tools-texts.ts';

export const texts: WorkspaceToolsTexts = {
  title: 'Werkzeuge · Winnow',
  heading: 'Werkzeuge',
  introduction: 'Alle Werkzeuge von Winnow im Überblick.',
  cost: {
    free: 'Kostenlos',
    credit: '1 Credit, nur bei Erfolg',
    perResume: '1 Credit je Lebenslauf, nur bei Erfolg',
  },
  tools: [
    {
      id: 'analyzer',
      to: '/resume-analyzer',
      name: 'Auswertung',
      words:
        'Werten Sie bis zu 50 Lebensläufe für eine Stellenbeschreibung aus und sehen Sie, wer am besten passt und warum.',
      cost: 'perResume',
    },
    {
      id: 'creator',
      to: '/tools/job-description-creator',
      name: 'Stellenbeschreibung erstellen',
      words:
        'Aus einer Bezeichnung und ein paar Notizen wird ein vollständiger Text ohne ausgrenzende Formulierungen.',
      cost: 'credit',
    },
    {
      id: 'jobs',
      to: '/job-descriptions',
      name: 'Anforderungen aus einer Anzeige',
      words:
        'Fügen Sie eine Anzeige ein: Winnow liest die Anforderungen heraus, auch die Muss-Anforderungen, und Sie legen die Gewichte fest.',
      cost: 'free',
    },
    {
      id: 'history',
      to: '/resume-history',
      name: 'Vergleichen und exportieren',
      words:
        'Vergleichen Sie bis zu vier Kandidaten nebeneinander. Exportieren Sie eine Liste als CSV, XLSX, PDF oder JSON.',
      cost: 'free',
    },
    {
      id: 'matcher',
      to: '/resume-matcher',
      name: 'Lebenslauf-Abgleich',
      words:
        'Gleichen Sie einen Lebenslauf mit einer Stellenbeschreibung ab, ohne Konto. Nichts wird gespeichert.',
      cost: 'free',
    },
    {
      id: 'api',
      to: '/api/docs',
      name: 'REST-API',
      words: 'Alles, was diese Seiten können, für Ihre eigenen Programme.',
      cost: 'free',
    },
  ],
};
