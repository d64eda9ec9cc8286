import { creditsByPlan, limits } from '@winnow/contracts';
import type { TermsTexts } from './terms-texts.ts';

export const texts: TermsTexts = {
  title: 'Nutzungsbedingungen · Winnow',
  description:
    'Die Regeln für die Nutzung von Winnow: Konten, Credits, Zahlung, was Sie hochladen dürfen, was eine Punktzahl ist und was nicht.',
  heading: 'Nutzungs\u00ADbedingungen',
  introduction: 'Mit Absicht kurz. Wenn etwas unklar ist, fragen Sie, bevor Sie zustimmen.',
  contents: 'Auf dieser Seite',
  changed: (date) => `Zuletzt geändert am ${date}.`,
  sections: [
    {
      id: 'what',
      heading: 'Der Dienst',
      paragraphs: [
        'Winnow liest Lebensläufe, vergleicht sie mit einer Stellenbeschreibung und zeigt eine geordnete Liste mit den Worten, auf denen jeder Befund beruht. Die öffentlichen Seiten und der Lebenslauf-Abgleich können Sie ohne Konto nutzen; für alles andere brauchen Sie eines.',
      ],
    },
    {
      id: 'score',
      heading: 'Was eine Punktzahl ist, und was nicht',
      paragraphs: [
        'Eine Punktzahl ist der Anteil Ihrer Anforderungen, den ein Lebenslauf belegt. Sie ist keine Wahrscheinlichkeit und kein Urteil über einen Menschen. Sie kann falsch sein; wie oft, steht auf der Seite „Funktionen“. Sie entscheiden, und Sie verantworten Ihre Entscheidung.',
        'Sie dürfen mit Winnow niemanden ohne Prüfung durch einen Menschen ablehnen und nicht nach Alter, Geschlecht, Herkunft, Religion, Behinderung oder einem anderen Merkmal auswählen, das das Recht Ihres Landes schützt.',
      ],
    },
    {
      id: 'account',
      heading: 'Ihr Konto',
      paragraphs: [
        'Verwenden Sie Ihre eigene E-Mail-Adresse und behalten Sie Ihr Passwort für sich. Was mit Ihrem Konto geschieht, gilt als von Ihnen veranlasst. Sie können Ihr Konto jederzeit in den Einstellungen löschen. Wir dürfen ein Konto schließen, mit dem anderen geschadet wird oder Grenzen umgangen werden.',
      ],
    },
    {
      id: 'uploads',
      heading: 'Was Sie hochladen',
      paragraphs: [
        `Was Sie hochladen, gehört weiterhin Ihnen. Sie bestätigen, dass Sie es verwenden dürfen: Kandidaten haben Ihnen ihren Lebenslauf geschickt, und Sie haben sie informiert, wie Sie ihn verarbeiten. Grenzen: ${limits.filesPerBatch} Dateien in einem Durchlauf, je ${limits.fileBytes / 1024 / 1024} MB.`,
      ],
    },
    {
      id: 'credits',
      heading: 'Credits',
      paragraphs: [
        `Ein Credit bezahlt einen Lebenslauf, der zum ersten Mal für eine Stellenbeschreibung ausgewertet wird. Free enthält ${creditsByPlan.free} im Monat, Pro ${creditsByPlan.pro}, Enterprise so viele, wie Sie brauchen. Die monatlichen Credits von Free gehören einer Person: Eine Organisation ohne bezahlten Tarif verwendet die ihrer Mitglieder.`,
      ],
      points: [
        'Sie sehen den Preis vor dem Durchlauf. Credits werden beim Start reserviert und Datei für Datei abgebucht.',
        'Dateien, die sich nicht lesen lassen, Duplikate, abgebrochene Durchläufe und Fehler auf unserer Seite kosten nichts.',
        'Neue Gewichte, Korrekturen, neu berechnete Punktzahlen und Exporte sind kostenlos. Ebenso, dieselbe Datei noch einmal für dieselbe Stellenbeschreibung auszuwerten.',
        'Monatliche Credits verfallen am Monatsende. Gekaufte Credits verfallen nicht und werden zuletzt verbraucht.',
      ],
    },
    {
      id: 'payment',
      heading: 'Zahlung und Kündigung',
      paragraphs: [
        'Tarife werden monatlich im Voraus bezahlt. Sie können jederzeit kündigen; der Tarif läuft dann bis zum Ende des bezahlten Monats. Ändern wir einen Preis, informieren wir Sie einen Monat vorher; der neue Preis gilt ab Ihrem nächsten Monat.',
        'Das Angebot der Warteliste, ein kostenloser Monat Pro für die ersten hundert, endet automatisch und erfordert keine Karte.',
      ],
    },
    {
      id: 'availability',
      heading: 'Verfügbarkeit und Support',
      paragraphs: [
        `Wir setzen alles daran, dass der Dienst rund um die Uhr läuft und Sie innerhalb von ${limits.supportAnswerHours} Stunden eine Antwort haben. Beides ist keine rechtliche Zusage, es sei denn, wir haben es mit Ihnen vertraglich vereinbart.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Haftung',
      paragraphs: [
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit und soweit das Gesetz es vorschreibt. Im Übrigen ist unsere Haftung auf vorhersehbare Schäden begrenzt, höchstens auf den Betrag, den Sie in den letzten zwölf Monaten gezahlt haben.',
      ],
    },
    {
      id: 'changes',
      heading: 'Änderungen dieser Bedingungen',
      paragraphs: [
        'Über jede Änderung, die Sie betrifft, informieren wir Sie einen Monat vorher per E-Mail. Sind Sie nicht einverstanden, können Sie kündigen, bevor sie in Kraft tritt, und erhalten zurück, was Sie für die Zeit danach bezahlt haben.',
      ],
    },
  ],
};
