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
        'Bis zu 50 Lebensläufe für eine Stelle bewerten und sehen, mit wem Sie zuerst sprechen sollten und warum.',
      cost: 'perResume',
    },
    {
      id: 'creator',
      to: '/tools/job-description-creator',
      name: 'Stellenbeschreibung erstellen',
      words:
        'Aus einer Bezeichnung und wenigen Angaben wird ein ganzer Text ohne ausgrenzende Formulierungen.',
      cost: 'credit',
    },
    {
      id: 'jobs',
      to: '/job-descriptions',
      name: 'Anforderungen aus einer Anzeige',
      words: 'Fügen Sie eine Anzeige ein: Winnow liest die Anforderungen, und Sie legen die Gewichte fest.',
      cost: 'free',
    },
    {
      id: 'history',
      to: '/resume-history',
      name: 'Vergleichen und exportieren',
      words: 'Bis zu vier Kandidaten nebeneinander; eine Liste als CSV, XLSX, PDF oder JSON.',
      cost: 'free',
    },
    {
      id: 'matcher',
      to: '/resume-matcher',
      name: 'Lebenslauf-Abgleich',
      words: 'Ein Lebenslauf und ein Stellentext, ohne Konto. Für Stellensuchende; nichts wird gespeichert.',
      cost: 'free',
    },
    {
      id: 'api',
      to: '/api/docs',
      name: 'API',
      words: 'REST-API: alles, was diese Seiten können, für eigene Programme.',
      cost: 'free',
    },
  ],
};
