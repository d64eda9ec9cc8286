import { creditsByPlan, offer } from '@winnow/contracts';
import type { PricingTexts } from './pricing-texts.ts';

export const texts: PricingTexts = {
  title: 'Preise · Winnow',
  description:
    'Free, Pro und Enterprise. Ein Credit ist ein analysierter Lebenslauf; Dateien, die scheitern oder doppelt kommen, und neues Ordnen kosten nichts.',
  heading: 'Sie zahlen für gelesene Lebensläufe und für nichts sonst',
  introduction:
    'Ein Credit kauft einen Lebenslauf, der zum ersten Mal mit einer Stellenbeschreibung verglichen wird, nur bei Erfolg. Alle Pläne nutzen dieselbe Engine: Niemand bekommt eine schlechtere Punktzahl, weil er weniger zahlt.',
  aMonth: 'im Monat',
  byAgreement: 'Nach Absprache',
  credits: (count) => `${count} Credits im Monat`,
  unlimited: 'Unbegrenzt viele Credits',
  vat: (percent) => `Die Preise enthalten ${percent} Mehrwertsteuer.`,
  offer: `Die ersten ${offer.firstUsers} auf der Warteliste bekommen Pro einen Monat lang kostenlos.`,
  plans: {
    free: {
      name: 'Free',
      words: `Für eine Stelle dann und wann. ${creditsByPlan.free} Lebensläufe im Monat, mit allem, was die Engine kann.`,
      points: [
        'Jedes Format, jeder Befund, jede Ausgabe',
        'Stellenbeschreibungen schreiben lassen',
        'Keine Karte, kein Ende',
      ],
      action: 'Loslegen',
    },
    pro: {
      name: 'Pro',
      words: `Für alle, die jeden Monat einstellen. ${creditsByPlan.pro} Lebensläufe, und mehr, wenn eine Stelle viele anzieht.`,
      points: [
        'Alles aus Free',
        'Durchläufe mit 50 auf einmal',
        'Jederzeit mehr Credits, die nicht verfallen',
        'Hilfe, die Ihnen zuerst antwortet',
      ],
      action: 'Pro wählen',
    },
    enterprise: {
      name: 'Enterprise',
      words: 'Für Teams, die Tausende lesen, auf unserem Server oder auf Ihrem eigenen.',
      points: [
        'Alles aus Pro, ohne zu zählen',
        'Eigene Datenbank, eigener Speicher, eigene Post und Anmeldung',
        'Rechnung und Überweisung',
        'Ein Mensch, dessen Namen Sie kennen',
      ],
      action: 'Sprechen Sie mit uns',
    },
  },
  free: {
    heading: 'Was nichts kostet',
    points: [
      'Dateien, die sich nicht lesen lassen oder doppelt kommen, abgebrochene Durchläufe, Fehler von uns',
      'Dieselbe Datei für dieselbe Stellenbeschreibung, so oft Sie mögen',
      'Neue Gewichte, berichtigte Angaben, Nachrechnen, Vergleichen und Ausgeben',
      'Der Lebenslauf-Abgleich für Stellensuchende, ohne Konto',
    ],
  },
  questions: {
    heading: 'Was Menschen zuerst fragen',
    items: [
      {
        question: 'Wann wird ein Credit abgezogen?',
        answer:
          'Sie sehen den Preis vor dem Durchlauf. Er wird beim Start zurückgelegt und Datei für Datei abgezogen, sobald ihr Ergebnis da ist. Was scheitert, kommt sofort zurück, und Ihr Kontobuch hat eine Zeile dafür.',
      },
      {
        question: 'Verfallen Credits?',
        answer: 'Monatliche Credits enden mit dem Monat. Gekaufte nicht, und sie werden zuletzt verbraucht.',
      },
      {
        question: 'Kann ich kündigen?',
        answer:
          'Jederzeit, mit zwei Klicks. Der Plan läuft bis zum Ende des bezahlten Monats, und Ihre Daten bleiben.',
      },
      {
        question: 'Was kostet eine geschriebene Stellenbeschreibung?',
        answer: 'Einen Credit, wenn sie da ist. Einen ihrer Abschnitte neu zu schreiben ist kostenlos.',
      },
    ],
  },
};
