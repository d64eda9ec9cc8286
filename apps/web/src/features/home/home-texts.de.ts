import { formatsOf } from '../../lib/language/formats.ts';
import type { HomeTexts } from './home-texts.ts';

const { number, percent, plural } = formatsOf('de');

export const texts: HomeTexts = {
  title: 'Winnow · KI-gestützte Personalauswahl, die ihre Belege zeigt',
  description:
    'Winnow ordnet bis zu 50 Lebensläufe in Sekunden nach Ihrer Stellenbeschreibung und zeigt zu jeder Punktzahl die Zeilen im Lebenslauf, die sie begründen.',
  hero: {
    badge: 'KI-gestützte Talentsuche',
    headline: 'Siebenundvierzig Lebensläufe kommen an. Drei steigen auf, und Sie können lesen, warum.',
    introduction:
      'Winnow liest jeden Lebenslauf neben Ihrer Stellenbeschreibung und ordnet alle in Sekunden. Jede Punktzahl lässt sich bis zu den Zeilen im Lebenslauf aufklappen, die sie begründen, und dort können Sie sie lesen.',
    joinWaitlist: 'Auf die Warteliste',
    getStarted: 'Loslegen',
    tryMatcher: 'Einen Lebenslauf abgleichen',
    note: 'Die ersten 100 bekommen Pro einen Monat lang kostenlos. Ohne Kreditkarte.',
    openNote:
      '„Loslegen“ eröffnet noch heute ein kostenloses Konto. Die Warteliste gilt dem Angebot: Die ersten 100 bekommen Pro einen Monat lang kostenlos. Ohne Kreditkarte.',
  },
  picture: {
    label: 'Wie ein Stapel Lebensläufe geworfelt wird',
    came: (count) => `${number(count)} Lebensläufe`,
    asked: (count) => `${number(count)} Anforderungen`,
    group: 'Beste Treffer',
    years: (years) => plural(years, { one: '1 Jahr', other: `${number(years)} Jahre` }),
    mustHaves: (met, all) => `${met} von ${all} Muss-Anforderungen`,
    band: {
      strong: 'sehr guter Treffer',
      'worth-a-call': 'guter Treffer',
      partial: 'teilweiser Treffer',
      'little-found': 'schwacher Treffer',
    },
    quoteOf: (fileName) => `Der Satz, der ihn hob, aus ${fileName}`,
    page: (page) => `Seite ${page}`,
    speaksFor: (requirements) => `Beleg für ${requirements}`,
    honesty: (count) =>
      `${number(count)} Lebensläufe von Menschen, die es nicht gibt, beurteilt von derselben Engine, als diese Seite gebaut wurde. Jedes Blatt liegt auf der Höhe seiner Punktzahl.`,
  },
  problems: {
    heading: 'Probleme, die wir lösen',
    introduction: 'Was schiefgeht, wenn sich hundert Menschen bewerben, und was stattdessen geschieht.',
    items: [
      {
        problem: 'Langsames Sichten von Hand',
        cost: 'Zehn Abende Lesen, und der letzte Lebenslauf bekommt ein Zehntel der Aufmerksamkeit des ersten.',
        answer:
          'Fünfzig Lebensläufe sind gelesen, beurteilt und geordnet, bevor Ihr Kaffee kalt ist, jeder mit derselben Sorgfalt.',
      },
      {
        problem: 'Blind für alles außer Stichwörtern',
        cost: 'Wer die Wörter der Anzeige wiederholt, gewinnt. Wer dasselbe mit anderen Worten sagt, wird nie gesehen.',
        answer:
          'Ein Wort zählt einmal, verborgene Wörter zählen nichts, und eine Fähigkeit bei der Arbeit zählt mehr als eine in einer Liste.',
      },
      {
        problem: 'Jeder misst mit anderem Maß',
        cost: 'Zwei Recruiter, zwei Auswahllisten. Niemand weiß noch, warum die dritte Person wegfiel.',
        answer:
          'Eine Liste von Anforderungen mit Ihren eigenen Gewichten. Derselbe Lebenslauf bekommt dieselbe Punktzahl, gleich wer ihn hochlädt.',
      },
      {
        problem: 'Fähigkeiten sind schwer zu vergleichen',
        cost: 'React schließt JavaScript ein, Java nicht. Wer das eine sucht, findet das andere, oder nichts.',
        answer:
          '21.000 Fähigkeiten mit ihren Schreibweisen und Verwandten: Postgres ist PostgreSQL, und Java ist nicht JavaScript.',
      },
    ],
    without: 'Ohne',
    withWinnow: 'Mit Winnow',
  },
  audiences: {
    heading: 'Für wen es ist',
    introduction: 'Für alle, die Lebensläufe lesen und ihre Wahl verantworten müssen.',
    items: [
      {
        name: 'Personalabteilungen und Recruiter',
        words:
          'Legen Sie das ganze Postfach hinein. Lesen Sie zuerst die wenigen, auf die es ankommt, mit dem Satz, der für jeden spricht, und geben Sie einen Grund an, zu dem Sie stehen.',
      },
      {
        name: 'Leitung der Talentsuche',
        words:
          'Dieselben Maßstäbe in jedem Team, Namen und Fotos fern von der Punktzahl, und zu jeder Entscheidung eine Aufzeichnung, die sich später prüfen lässt.',
      },
      {
        name: 'Gründer und kleine Unternehmen',
        words:
          'Kein Recruiter und kein Wochenende zu verlieren. Schreiben Sie, was Sie brauchen, legen Sie die Lebensläufe dazu, und wissen Sie bis Mittag, wen Sie anrufen.',
      },
    ],
  },
  howItWorks: {
    heading: 'So funktioniert es',
    introduction: 'Wirf das Korn, lass die Luft die Spreu nehmen, behalte, was Gewicht hat.',
    step: (step) => `Schritt ${step}`,
    steps: [
      {
        name: 'Stelle beschreiben oder beschreiben lassen',
        words:
          'Fügen Sie Ihre Anzeige ein oder lassen Sie eine schreiben. Ihre Anforderungen stehen daneben, die Muss-Anforderungen zuerst, und Sie können jede ändern.',
      },
      {
        name: 'Lebensläufe hochladen',
        words:
          'Bis zu 50 auf einmal, je 10 MB: PDF, Word, OpenDocument, Text, sogar ein Scan. Eine schlechte Datei hält die anderen nie auf.',
      },
      {
        name: 'Analyse durch KI',
        words:
          'Fähigkeiten, Erfahrung und Abschlüsse werden gelesen, wo sie stehen. Verborgener Text und Tricks werden beiseitegelegt und gezeigt.',
      },
      {
        name: 'Kluges Abgleichen',
        words:
          'Eine geordnete Liste mit Punktzahl, ihrer Sicherheit und den Belegen. Ändern Sie ein Gewicht, und die Zeilen gleiten an ihren neuen Platz.',
      },
    ],
  },
  demo: {
    heading: 'Sehen Sie zu',
    introduction: 'Von der leeren Seite zur Auswahlliste mit Gründen.',
    title: 'Demo in 3 Minuten: so läuft die Analyse von Lebensläufen',
    play: 'Abspielen',
    videoNote: (host) => `Bevor Sie auf Abspielen drücken, wird nichts von ${host} geladen.`,
    tourNote: 'Ein aufgezeichneter Rundgang durch das Produkt, von hier. Von anderswo wird nichts geladen.',
  },
  statistics: {
    label: 'In Zahlen',
    items: {
      accuracy: 'Treffgenauigkeit',
      speed: 'schnelleres Sichten',
      cost: 'weniger Kosten',
      availability: 'verfügbar',
    },
    notes: {
      accuracy: ({ order, verdicts }) => ({
        claim: 'Ein Ziel, keine Messung.',
        measured: `Gemessen: ${percent(order)} der Lebenslaufpaare in der richtigen Reihenfolge, ${percent(verdicts)} der Befunde richtig.`,
      }),
      speed: ({ secondsOfRun }) => ({
        claim: 'Ein Ziel. Wir haben keine Recruiter mit und ohne Winnow gestoppt.',
        measured: `Gemessen: Ein Lauf mit 50 Lebensläufen ist nach ${number(secondsOfRun)} Sekunden auf dem Bildschirm.`,
      }),
      cost: () => ({
        claim: 'Ein Ziel, das davon abhängt, was Ihre Lesezeit kostet.',
        measured: 'Nicht gemessen. Nur bewertete Lebensläufe kosten einen Credit.',
      }),
      availability: ({ answers, errors }) => ({
        claim: 'Winnow läuft, solange sein Server läuft; eine Verfügbarkeit wird nicht zugesichert.',
        measured: `Gemessen: ${number(answers)} Antworten mit ${number(errors)} Fehlern in einem Lasttest von einer Minute.`,
      }),
    },
  },
  features: {
    heading: 'Funktionen',
    introduction: 'Jede so gebaut, dass Sie sehen, was sie getan hat.',
    items: {
      analysis: {
        name: 'KI-gestützte Analyse',
        words:
          'Liest zweispaltige Seiten, Tabellen, Scans und sechs weitere Arten von Dateien in der Reihenfolge, in der ein Mensch läse, und findet, was darin steht.',
      },
      matching: {
        name: 'Genauer Abgleich',
        words:
          'Anforderung für Anforderung: erfüllt, teilweise erfüllt, nicht erfüllt oder nicht gefunden. Was ein Lebenslauf nicht erwähnt, bringt keine Punkte und senkt damit die Punktzahl, heißt aber „nicht gefunden“, nie „nicht erfüllt“.',
      },
      speed: {
        name: 'Schnelligkeit',
        words:
          'Fünfzig Lebensläufe in Sekunden auf einem gewöhnlichen Rechner. Neue Gewichte ordnen sofort um, ohne neuen Durchlauf.',
      },
      analytics: {
        name: 'Genaue Auswertung',
        words:
          'Wie sich die Punktzahlen verteilen, was die meisten Lebensläufe nicht zeigen, und welche Muss-Anforderung Sie die meisten Menschen kostet.',
      },
      privacy: {
        name: 'Sicher und vertraulich',
        words:
          'Läuft auf Ihrem eigenen Rechner, ohne Schlüssel und ohne Netz. Namen und Fotos erreichen die Punktzahl nie. Keine Telemetrie.',
      },
      bulk: {
        name: 'Viele auf einmal',
        words:
          'Legen Sie 50 Dateien, einen Ordner oder ein Archiv hinein. Jede hat ihren eigenen Fortschritt, ihren eigenen Fehler und ihren eigenen neuen Versuch.',
      },
    },
    all: 'Alle Funktionen, mit ihren Grenzen',
  },
};
