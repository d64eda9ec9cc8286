import type { ToolsTexts } from './tools-texts.ts';

export const texts: ToolsTexts = {
  title: 'Werkzeuge · Winnow',
  description:
    'Die Werkzeuge von Winnow: einen Lebenslauf ohne Konto abgleichen, eine Stellenbeschreibung schreiben, einen Stapel Lebensläufe analysieren, Menschen vergleichen und den Verlauf bewahren.',
  heading: 'Werkzeuge',
  introduction: 'Zwei davon brauchen gar kein Konto.',
  open: 'Ohne Konto',
  signedIn: 'Mit Konto',
  tools: [
    {
      to: '/resume-matcher',
      name: 'Lebenslauf-Abgleich',
      words:
        'Ein Lebenslauf und eine Stellenbeschreibung. Für Stellensuchende, die wissen wollen, was ein Recruiter fände. Nichts wird gespeichert.',
      action: 'Einen Lebenslauf abgleichen',
      isOpen: true,
    },
    {
      to: '/resume-analyzer',
      name: 'Lebenslauf-Analyse',
      words:
        'Bis zu 50 Lebensläufe und eine Stellenbeschreibung: eine geordnete Liste in Gruppen, mit dem Beleg für jeden Punkt.',
      action: 'Analyse öffnen',
      isOpen: false,
    },
    {
      to: '/tools/job-description-creator',
      name: 'Stellenbeschreibungen schreiben',
      words:
        'Aus einer Bezeichnung und ein paar Wünschen wird ein ganzer Text mit seinen Anforderungen. Worte, die Menschen fernhalten, sind markiert.',
      action: 'Stellenbeschreibung schreiben',
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
      words: 'Jeder Ihrer Durchläufe, zum Suchen, Vergleichen, Ausgeben, Teilen oder Nachrechnen.',
      action: 'Verlauf ansehen',
      isOpen: false,
    },
    {
      to: '/api/docs',
      name: 'API',
      words:
        'Alles, was die Seiten können, für Ihre eigenen Programme, mit einer Beschreibung, die Programme lesen.',
      action: 'API lesen',
      isOpen: true,
    },
  ],
};
