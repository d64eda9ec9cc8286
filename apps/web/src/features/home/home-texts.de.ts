import { formatsOf } from '../../lib/language/formats.ts';
import type { HomeTexts } from './home-texts.ts';

const { number, percent, plural } = formatsOf('de');

export const texts: HomeTexts = {
  title: 'Winnow · KI-gestützte Personalauswahl, die ihre Belege zeigt',
  description:
    'Winnow ordnet bis zu 50 Lebensläufe in Sekunden nach Ihrer Stellenbeschreibung und zeigt zu jeder Punktzahl die Zeilen im Lebenslauf, die sie begründen.',
  hero: {
    badge: 'KI-gestützte Talentsuche',
    headline: 'Siebenundvierzig Lebensläufe kommen an. Drei stechen heraus, und Sie sehen, warum.',
    introduction:
      'Winnow vergleicht jeden Lebenslauf mit Ihrer Stellenbeschreibung und ordnet alle in Sekunden. Jede Punktzahl lässt sich bis zu den Zeilen im Lebenslauf aufklappen, die sie begründen, und dort können Sie sie lesen.',
    joinWaitlist: 'Auf die Warteliste',
    getStarted: 'Loslegen',
    tryMatcher: 'Einen Lebenslauf abgleichen',
    note: 'Die ersten 100 bekommen Pro einen Monat lang kostenlos. Ohne Kreditkarte.',
    openNote:
      '„Loslegen“ eröffnet noch heute ein kostenloses Konto. Die Warteliste gilt dem Angebot: Die ersten 100 bekommen Pro einen Monat lang kostenlos. Ohne Kreditkarte.',
  },
  picture: {
    label: 'Wie ein Stapel Lebensläufe sortiert wird',
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
    quoteOf: (fileName) => `Der Satz, der ihn nach oben brachte, aus ${fileName}`,
    page: (page) => `Seite ${page}`,
    speaksFor: (requirements) => `Beleg für ${requirements}`,
    honesty: (count) =>
      `${number(count)} Lebensläufe erfundener Personen, bewertet von derselben Engine, als diese Seite erstellt wurde. Jedes Blatt liegt auf der Höhe seiner Punktzahl.`,
  },
  problems: {
    heading: 'Probleme, die wir lösen',
    introduction: 'Was schiefgeht, wenn sich hundert Menschen bewerben, und was mit Winnow geschieht.',
    items: [
      {
        problem: 'Langsames Sichten von Hand',
        cost: 'Zehn Abende Lesen, und der letzte Lebenslauf bekommt ein Zehntel der Aufmerksamkeit des ersten.',
        answer:
          'Fünfzig Lebensläufe sind gelesen, bewertet und geordnet, bevor Ihr Kaffee kalt ist, jeder mit derselben Sorgfalt.',
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
          'Laden Sie das ganze Postfach hoch. Lesen Sie zuerst die wenigen, auf die es ankommt, mit den Belegen für jeden, und nennen Sie Gründe, zu denen Sie stehen können.',
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
    introduction: 'Worfeln: das Korn werfen, den Wind die Spreu nehmen lassen, behalten, was Gewicht hat.',
    step: (step) => `Schritt ${step}`,
    steps: [
      {
        name: 'Stelle beschreiben oder beschreiben lassen',
        words:
          'Fügen Sie Ihre Anzeige ein oder lassen Sie eine schreiben. Die Anforderungen erscheinen daneben, die Muss-Anforderungen zuerst, und Sie können jede ändern.',
      },
      {
        name: 'Lebensläufe hochladen',
        words:
          'Bis zu 50 auf einmal, je 10 MB: PDF, Word, OpenDocument, Text, sogar ein Scan. Eine beschädigte Datei hält die anderen nie auf.',
      },
      {
        name: 'Analyse durch KI',
        words:
          'Fähigkeiten, Erfahrung und Abschlüsse werden erfasst. Verborgener Text und Tricks werden ausgeschlossen und gemeldet.',
      },
      {
        name: 'Kluges Abgleichen',
        words:
          'Eine geordnete Liste mit Punktzahl, Sicherheit und Belegen. Ändern Sie ein Gewicht, und die Liste ordnet sich sofort neu.',
      },
    ],
  },
  demo: {
    heading: 'Sehen Sie zu',
    introduction: 'Von der leeren Seite zur Auswahlliste mit Gründen.',
    title: 'Demo in 3 Minuten: so läuft die Analyse von Lebensläufen',
    play: 'Abspielen',
    videoNote: (host) => `Bevor Sie auf Abspielen drücken, wird nichts von ${host} geladen.`,
    tourNote: 'Ein aufgezeichneter Rundgang durch das Produkt. Von anderen Websites wird nichts geladen.',
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
          'Liest zweispaltige Seiten, Tabellen, Scans und sechs weitere Arten von Dateien in der Reihenfolge, in der ein Mensch sie liest.',
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
          'Läuft auf Ihrem eigenen Server, ohne API-Schlüssel und ohne Netz. Namen und Fotos fließen nie in die Punktzahl ein. Keine Telemetrie.',
      },
      bulk: {
        name: 'Viele auf einmal',
        words:
          'Legen Sie 50 Dateien, einen Ordner oder ein Archiv ab. Jede Datei hat ihren eigenen Fortschritt, Fehler und Neuversuch.',
      },
    },
    all: 'Alle Funktionen, mit ihren Grenzen',
  },
};
