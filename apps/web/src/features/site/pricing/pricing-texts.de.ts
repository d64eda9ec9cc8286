import { creditsByPlan, offer, seatsByPlan } from '@winnow/contracts';
import type { PricingTexts } from './pricing-texts.ts';

export const texts: PricingTexts = {
  title: 'Preise · Winnow',
  description:
    'Free, Pro und Enterprise. Ein Credit ist ein ausgewerteter Lebenslauf; fehlgeschlagene Dateien, Duplikate und Umsortieren kosten nichts.',
  heading: 'Sie zahlen nur für gelesene Lebensläufe',
  introduction:
    'Ein Credit bezahlt einen Lebenslauf, der zum ersten Mal für eine Stellenbeschreibung ausgewertet wird, nur bei Erfolg. Alle Tarife nutzen dieselbe Engine und liefern deshalb dieselben Punktzahlen.',
  aMonth: 'im Monat',
  byAgreement: 'Individueller Preis',
  credits: (count) => `${count} Credits im Monat`,
  unlimited: 'Unbegrenzt viele Credits',
  vat: (percent) => `Die Preise enthalten ${percent} Mehrwertsteuer.`,
  offer: `Die ersten ${offer.firstUsers} auf der Warteliste bekommen Pro einen Monat lang kostenlos.`,
  plans: {
    free: {
      name: 'Free',
      words: `Für gelegentliche Einstellungen. ${creditsByPlan.free} Lebensläufe im Monat, mit allem, was die Engine kann.`,
      points: [
        'Alle Dateiformate, Befunde und Exporte',
        'Stellenbeschreibungen erstellen lassen',
        'Ohne Kreditkarte, ohne zeitliche Begrenzung',
        `Teams bis ${seatsByPlan.free} Personen, jede mit eigenen Credits`,
      ],
      action: 'Loslegen',
    },
    pro: {
      name: 'Pro',
      words: `Für alle, die jeden Monat einstellen. ${creditsByPlan.pro} Lebensläufe, und bei Bedarf weitere Credits.`,
      points: [
        'Alles aus Free',
        'Durchläufe mit 50 Lebensläufen',
        'Zusätzliche Credits, die nicht verfallen',
        'Bevorzugter Support',
        `Teams bis ${seatsByPlan.pro} Personen`,
      ],
      action: 'Pro wählen',
    },
    enterprise: {
      name: 'Enterprise',
      words: 'Für Teams, die Tausende Lebensläufe lesen, auf unserem Server oder auf dem eigenen.',
      points: [
        'Alles aus Pro, ohne Credit-Grenze',
        'Eigene Datenbank, eigener Speicher, eigene E-Mail und Anmeldung',
        'Rechnung und Überweisung',
        'Eine feste Ansprechperson',
      ],
      action: 'Sprechen Sie mit uns',
    },
  },
  free: {
    heading: 'Was nichts kostet',
    points: [
      'Dateien, die sich nicht lesen lassen, Duplikate, abgebrochene Durchläufe und Fehler auf unserer Seite',
      'Dieselbe Datei noch einmal für dieselbe Stellenbeschreibung auswerten',
      'Neue Gewichte, korrigierte Angaben, neu berechnete Punktzahlen, Vergleiche und Exporte',
      'Der Lebenslauf-Abgleich für Stellensuchende, ohne Konto',
    ],
  },
  questions: {
    heading: 'Häufige Fragen',
    items: [
      {
        question: 'Wann wird ein Credit abgebucht?',
        answer:
          'Sie sehen den Preis vor dem Durchlauf. Credits werden beim Start reserviert und Datei für Datei abgebucht, sobald das Ergebnis da ist. Credits für fehlgeschlagene Dateien kommen sofort zurück und stehen in Ihrem Credit-Verlauf.',
      },
      {
        question: 'Verfallen Credits?',
        answer:
          'Monatliche Credits verfallen am Monatsende. Gekaufte Credits verfallen nicht und werden zuletzt verbraucht.',
      },
      {
        question: 'Kann ich kündigen?',
        answer:
          'Jederzeit, mit zwei Klicks. Der Tarif läuft bis zum Ende des bezahlten Monats, und Ihre Daten bleiben.',
      },
      {
        question: 'Was kostet eine erstellte Stellenbeschreibung?',
        answer: 'Einen Credit, wenn sie fertig ist. Einen Abschnitt neu zu erstellen ist kostenlos.',
      },
    ],
  },
};
