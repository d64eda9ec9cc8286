import { creditsByPlan, limits } from '@winnow/contracts';
import type { TermsTexts } from './terms-texts.ts';

export const texts: TermsTexts = {
  title: 'Nutzungsbedingungen · Winnow',
  description:
    'Die Regeln für Winnow: Konten, Credits, Zahlung, was Sie hochladen dürfen, was eine Punktzahl ist und was nicht.',
  heading: 'Nutzungs\u00ADbedingungen',
  introduction: 'Mit Absicht kurz. Wenn etwas unklar ist, fragen Sie, bevor Sie zustimmen.',
  contents: 'Auf dieser Seite',
  changed: (date) => `Zuletzt geändert am ${date}.`,
  sections: [
    {
      id: 'what',
      heading: 'Was Sie bekommen',
      paragraphs: [
        'Winnow liest Lebensläufe, vergleicht sie mit einer Stellenbeschreibung und zeigt eine geordnete Liste mit den Worten, auf denen jeder Befund beruht. Die öffentlichen Seiten und der Lebenslauf-Abgleich lassen sich ohne Konto benutzen; alles andere braucht eines.',
      ],
    },
    {
      id: 'score',
      heading: 'Was eine Punktzahl ist, und was nicht',
      paragraphs: [
        'Eine Punktzahl ist der Anteil des Verlangten, den ein Lebenslauf belegt. Sie ist keine Wahrscheinlichkeit und kein Urteil über einen Menschen. Sie kann falsch sein; wie oft, sagt die Seite der Funktionen. Sie entscheiden, und Sie verantworten Ihre Entscheidung.',
        'Sie dürfen mit Winnow niemanden ablehnen, ohne dass ein Mensch hinsieht, und nicht nach Alter, Geschlecht, Herkunft, Religion, Behinderung oder was das Recht Ihres Landes sonst schützt auswählen.',
      ],
    },
    {
      id: 'account',
      heading: 'Ihr Konto',
      paragraphs: [
        'Geben Sie eine E-Mail-Adresse an, die Ihnen gehört, und behalten Sie Ihr Passwort für sich. Wer mit Ihrem Konto handelt, handelt für Sie. Sie können jederzeit gehen, in Ihren Einstellungen; wir dürfen ein Konto schließen, das anderen schaden oder die Grenzen umgehen soll.',
      ],
    },
    {
      id: 'uploads',
      heading: 'Was Sie hochladen',
      paragraphs: [
        `Es bleibt Ihres. Sie versichern, dass Sie es verwenden dürfen: Bewerber haben Ihnen ihren Lebenslauf geschickt, und Sie haben ihnen gesagt, wie Sie ihn lesen. Grenzen: ${limits.filesPerBatch} Dateien in einem Lauf, je ${limits.fileBytes / 1024 / 1024} MB.`,
      ],
    },
    {
      id: 'credits',
      heading: 'Credits',
      paragraphs: [
        `Ein Credit kauft einen Lebenslauf, der zum ersten Mal mit einer Stellenbeschreibung verglichen wird. Free hat ${creditsByPlan.free} im Monat, Pro ${creditsByPlan.pro}, Enterprise so viele, wie Sie brauchen.`,
      ],
      points: [
        'Der Preis steht vor dem Lauf fest. Er wird beim Start zurückgelegt und Datei für Datei abgerechnet.',
        'Dateien, die sich nicht lesen lassen oder doppelt kommen, abgebrochene Läufe und Fehler von uns kosten nichts.',
        'Neue Gewichte, Berichtigungen, Nachrechnen und Ausgeben sind kostenlos. Dieselbe Datei für dieselbe Stellenbeschreibung auch.',
        'Monatliche Credits enden mit dem Monat. Gekaufte enden nicht und werden zuletzt verbraucht.',
      ],
    },
    {
      id: 'payment',
      heading: 'Zahlen und Gehen',
      paragraphs: [
        'Pläne werden monatlich im Voraus bezahlt. Sie können jederzeit kündigen; der Plan läuft dann bis zum Ende des bezahlten Monats. Ändern wir einen Preis, sagen wir es einen Monat vorher, und er gilt ab Ihrem nächsten Monat.',
        'Das Angebot der Warteliste, ein kostenloser Monat Pro für die ersten hundert, endet von selbst und verlangt keine Karte.',
      ],
    },
    {
      id: 'availability',
      heading: 'Verfügbarkeit und Hilfe',
      paragraphs: [
        `Wir tun viel dafür, dass der Dienst Tag und Nacht läuft und dass Sie innerhalb von ${limits.supportAnswerHours} Stunden Antwort haben. Beides ist keine rechtliche Zusage, es sei denn, wir haben sie Ihnen unterschrieben.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Haftung',
      paragraphs: [
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit und wo das Gesetz es sagt. Sonst haften wir für vorhersehbaren Schaden, bis zu dem, was Sie in den letzten zwölf Monaten bezahlt haben.',
      ],
    },
    {
      id: 'changes',
      heading: 'Änderungen dieser Bedingungen',
      paragraphs: [
        'Wir sagen Ihnen eine Änderung, die Sie betrifft, einen Monat vorher per E-Mail. Sind Sie nicht einverstanden, können Sie vorher gehen und bekommen zurück, was Sie für die Zeit danach bezahlt haben.',
      ],
    },
  ],
};
