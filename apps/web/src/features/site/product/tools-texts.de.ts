import type { ToolsTexts } from './tools-texts.ts';

export const texts: ToolsTexts = {
  title: 'Werkzeuge · Winnow',
  description:
    'Die Werkzeuge von Winnow: einen Lebenslauf ohne Konto abgleichen, eine Stellenbeschreibung erstellen, einen Stapel Lebensläufe auswerten, Kandidaten vergleichen und den Verlauf behalten.',
  heading: 'Werkzeuge',
  introduction: 'Zwei davon funktionieren ohne Konto.',
  open: 'Ohne Konto',
  signedIn: 'Mit Konto',
  tools: [
    {
      to: '/resume-matcher',
      name: 'Lebenslauf-Abgleich',
      words:
        'Gleichen Sie einen Lebenslauf mit einer Stellenbeschreibung ab. Für Stellensuchende, die wissen wollen, was ein Recruiter finden würde. Nichts wird gespeichert.',
      action: 'Einen Lebenslauf abgleichen',
      isOpen: true,
    },
    {
      to: '/resume-analyzer',
      name: 'Lebenslauf-Auswertung',
      words:
        'Werten Sie bis zu 50 Lebensläufe für eine Stellenbeschreibung aus: eine geordnete Liste in Gruppen, mit Belegen für jede Punktzahl.',
      action: 'Auswertung öffnen',
      isOpen: false,
    },
    {
      to: '/tools/job-description-creator',
      name: 'Stellenbeschreibung erstellen',
      words:
        'Aus einer Bezeichnung und ein paar Notizen wird eine vollständige Stellenbeschreibung mit Anforderungen. Ausgrenzende Formulierungen werden markiert.',
      action: 'Stellenbeschreibung erstellen',
      isOpen: false,
    },
    {
      to: '/job-descriptions',
      name: 'Stellenbeschreibungen',
      words: 'Alle Ihre Stellen an einem Ort, mit ihren Anforderungen, Gewichten und Versionen.',
      action: 'Ihre Stellen ansehen',
      isOpen: false,
    },
    {
      to: '/resume-history',
      name: 'Verlauf',
      words: 'Suchen, vergleichen, exportieren und teilen Sie die Ergebnisse aller Ihrer Durchläufe.',
      action: 'Verlauf ansehen',
      isOpen: false,
    },
    {
      to: '/api/docs',
      name: 'API',
      words: 'Alles, was die Oberfläche kann, für Ihre eigenen Programme, mit einer OpenAPI-Beschreibung.',
      action: 'API-Referenz lesen',
      isOpen: true,
    },
  ],
};
