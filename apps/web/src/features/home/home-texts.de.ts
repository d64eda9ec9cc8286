import { formatsOf } from '../../lib/language/formats.ts';
import type { HomeTexts } from './home-texts.ts';

const { number, percent, plural } = formatsOf('de');

export const texts: HomeTexts = {
  title: 'Winnow · KI-gestützte Personalauswahl, die ihre Belege zeigt',
  description:
    'Winnow ordnet bis zu 50 Lebensläufe in Sekunden nach Ihrer Stellenbeschreibung und erklärt jede Punktzahl Anforderung für Anforderung, mit den Sätzen im Lebenslauf, die sie belegen.',
  hero: {
    badge: 'KI-gestützte Talentsuche',
    headline: 'Siebenundvierzig Lebensläufe gehen ein. Drei stechen heraus, und Sie sehen, warum.',
    introduction:
      'Winnow vergleicht jeden Lebenslauf mit Ihrer Stellenbeschreibung und ordnet alle in Sekunden. Jede Punktzahl wird Anforderung für Anforderung erklärt, mit den Sätzen im Lebenslauf, die sie belegen.',
    joinWaitlist: 'Auf die Warteliste',
    getStarted: 'Loslegen',
    tryMatcher: 'Einen Lebenslauf abgleichen',
    note: 'Die ersten 100 bekommen Pro einen Monat lang kostenlos. Ohne Kreditkarte.',
    openNote:
      'Mit „Loslegen“ eröffnen Sie noch heute ein kostenloses Konto. Die Warteliste ist für das Angebot: Die ersten 100 bekommen Pro einen Monat lang kostenlos. Ohne Kreditkarte.',
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
    quoteOf: (fileName) => `Der Satz, der den Ausschlag gab, aus ${fileName}`,
    page: (page) => `Seite ${page}`,
    speaksFor: (requirements) => `Beleg für ${requirements}`,
    honesty: (count) =>
      `${number(count)} Lebensläufe erfundener Personen, bewertet von derselben Engine, als diese Seite erstellt wurde. Jedes Blatt liegt auf der Höhe seiner Punktzahl.`,
  },
  problems: {
    heading: 'Probleme, die wir lösen',
    introduction: 'Was schiefgeht, wenn sich hundert Menschen bewerben, und wie es mit Winnow läuft.',
    items: [
      {
        problem: 'Langsame Vorauswahl von Hand',
        cost: 'Zehn Abende Lesen, und der letzte Lebenslauf bekommt ein Zehntel der Aufmerksamkeit des ersten.',
        answer:
          'Fünfzig Lebensläufe sind gelesen, bewertet und geordnet, bevor Ihr Kaffee kalt ist, jeder mit derselben Sorgfalt.',
      },
      {
        problem: 'Fixierung auf Stichwörter',
        cost: 'Wer die Wörter der Anzeige wiederholt, gewinnt. Wer dasselbe mit anderen Worten sagt, wird übersehen.',
        answer:
          'Ein Wort zählt einmal, verborgener Text zählt nicht, und eine bei der Arbeit eingesetzte Fähigkeit zählt mehr als eine in einer Liste.',
      },
      {
        problem: 'Uneinheitliche Maßstäbe',
        cost: 'Zwei Recruiter, zwei Auswahllisten. Niemand weiß noch, warum der dritte Kandidat nicht dabei war.',
        answer:
          'Eine Liste von Anforderungen mit Ihren eigenen Gewichten. Derselbe Lebenslauf bekommt dieselbe Punktzahl, egal, wer ihn hochlädt.',
      },
      {
        problem: 'Fähigkeiten sind schwer zu vergleichen',
        cost: 'Wer React kann, kann JavaScript. Für Java gilt das nicht. Wer das eine sucht, findet das andere, oder nichts.',
        answer:
          '21.000 Fähigkeiten mit ihren Schreibweisen und verwandten Fähigkeiten: Postgres ist PostgreSQL, und Java ist nicht JavaScript.',
      },
    ],
    without: 'Ohne',
    withWinnow: 'Mit Winnow',
  },
  audiences: {
    heading: 'Für wen Winnow ist',
    introduction: 'Für alle, die Lebensläufe lesen und ihre Wahl verantworten müssen.',
    items: [
      {
        name: 'Personalabteilungen und Recruiter',
        words:
          'Laden Sie das ganze Postfach hoch. Lesen Sie zuerst die wenigen, auf die es ankommt, mit den Belegen für jeden, und nennen Sie Gründe, zu denen Sie stehen können.',
      },
      {
        name: 'Verantwortliche für Talent Acquisition',
        words:
          'Dieselben Maßstäbe in jedem Team, Namen und Fotos ohne Einfluss auf die Punktzahl, und jede Entscheidung so festgehalten, dass sie sich später prüfen lässt.',
      },
      {
        name: 'Gründer und kleine Unternehmen',
        words:
          'Kein Recruiter im Haus und kein Wochenende zu verschenken. Beschreiben Sie, was Sie brauchen, laden Sie die Lebensläufe hoch, und bis Mittag wissen Sie, wen Sie anrufen.',
      },
    ],
  },
  howItWorks: {
    heading: 'So funktioniert es',
    introduction:
      'Worfeln: das Korn in die Luft werfen, die Spreu vom Wind davontragen lassen und behalten, was Gewicht hat.',
    step: (step) => `Schritt ${step}`,
    steps: [
      {
        name: 'Stellenbeschreibung einfügen oder erstellen',
        words:
          'Fügen Sie Ihre Stellenanzeige ein oder lassen Sie eine erstellen. Die Anforderungen erscheinen daneben, die Muss-Anforderungen zuerst, und Sie können alle ändern.',
      },
      {
        name: 'Lebensläufe hochladen',
        words:
          'Bis zu 50 auf einmal, je 10 MB: PDF, Word, OpenDocument, Text und sogar Scans. Eine beschädigte Datei hält die anderen nie auf.',
      },
      {
        name: 'Analyse durch KI',
        words:
          'Winnow erfasst Fähigkeiten, Erfahrung und Abschlüsse. Verborgener Text und Tricks zählen nicht und werden Ihnen als Hinweis gezeigt.',
      },
      {
        name: 'Intelligenter Abgleich',
        words:
          'Eine geordnete Liste mit Punktzahl, Sicherheit und Belegen. Ändern Sie ein Gewicht, und die Liste ordnet sich sofort neu.',
      },
    ],
  },
  demo: {
    heading: 'Sehen Sie selbst',
    introduction: 'Von der leeren Seite zur Auswahlliste mit Gründen.',
    title: 'Demo in 3 Minuten: So läuft die Auswertung von Lebensläufen',
    play: 'Abspielen',
    videoNote: (host) => `Bevor Sie auf Abspielen drücken, wird nichts von ${host} geladen.`,
    tourNote: 'Ein aufgezeichneter Rundgang durch das Produkt. Von anderen Websites wird nichts geladen.',
  },
  statistics: {
    label: 'In Zahlen',
    items: {
      accuracy: 'Treffergenauigkeit',
      speed: 'schnellere Vorauswahl',
      cost: 'weniger Kosten',
      availability: 'verfügbar',
    },
    notes: {
      accuracy: ({ order, verdicts }) => ({
        claim: 'Ein Ziel, keine Messung.',
        measured: `Gemessen: ${percent(order)} der Lebenslaufpaare in der richtigen Reihenfolge, ${percent(verdicts)} der Befunde richtig.`,
      }),
      speed: ({ secondsOfRun }) => ({
        claim: 'Ein Ziel. Wir haben nicht gemessen, wie schnell Recruiter mit und ohne Winnow sind.',
        measured: `Gemessen: Ein Durchlauf mit 50 Lebensläufen steht nach ${number(secondsOfRun)} Sekunden auf dem Bildschirm.`,
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
    introduction: 'Jede zeigt Ihnen, was sie getan hat.',
    items: {
      analysis: {
        name: 'KI-gestützte Analyse',
        words:
          'Liest zweispaltige Seiten, Tabellen und Scans in PDF, Word und sieben weiteren Formaten in der Reihenfolge, in der ein Mensch sie liest.',
      },
      matching: {
        name: 'Genauer Abgleich',
        words:
          'Anforderung für Anforderung: erfüllt, teilweise erfüllt, nicht erfüllt oder nicht gefunden. Was ein Lebenslauf nicht erwähnt, bringt keine Punkte und senkt damit die Punktzahl, heißt aber „nicht gefunden“, nie „nicht erfüllt“.',
      },
      speed: {
        name: 'Schnelligkeit',
        words:
          'Fünfzig Lebensläufe in Sekunden auf einem gewöhnlichen Rechner. Ändern Sie die Gewichte, und die Liste ordnet sich sofort neu, ohne neuen Durchlauf.',
      },
      analytics: {
        name: 'Ausführliche Statistik',
        words:
          'Wie sich die Punktzahlen verteilen, was den meisten Lebensläufen fehlt und welche Muss-Anforderung die meisten Kandidaten ausschließt.',
      },
      privacy: {
        name: 'Sicher und vertraulich',
        words:
          'Läuft auf Ihrem eigenen Server, ohne API-Schlüssel und ohne Netz. Namen und Fotos fließen nie in die Punktzahl ein. Keine Telemetrie.',
      },
      bulk: {
        name: 'Stapelverarbeitung',
        words:
          'Legen Sie 50 Dateien, einen Ordner oder ein Archiv ab. Jede Datei zeigt ihren eigenen Fortschritt und Fehler und lässt sich einzeln wiederholen.',
      },
    },
    all: 'Alle Funktionen und ihre Grenzen',
  },
};
