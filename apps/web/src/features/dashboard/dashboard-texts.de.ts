import { formatsOf } from '../../lib/language/formats.ts';
import type { DashboardTexts } from './dashboard-texts.ts';

const { number, plural } = formatsOf('de');

const resumes = (count: number) =>
  plural(count, { one: '1 Lebenslauf', other: `${number(count)} Lebensläufe` });

export const texts: DashboardTexts = {
  title: 'Übersicht · Winnow',
  waiting: 'Übersicht wird geladen',
  greeting: (name) => (name === '' ? 'Willkommen' : `Willkommen, ${name}`),
  onboarding: {
    words:
      'Beantworten Sie drei kurze Fragen zu Ihren Einstellungen, und wir füllen Ihre erste Stellenbeschreibung damit vor.',
    action: 'Fragen beantworten',
  },
  failed: 'Die Übersicht konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  steps: {
    start: {
      heading: 'Beginnen Sie mit einer Stelle',
      words:
        'Fügen Sie eine Stellenbeschreibung ein oder lassen Sie eine erstellen. Laden Sie dann bis zu 50 Lebensläufe hoch und sehen Sie, mit wem Sie zuerst sprechen sollten und warum.',
    },
    review: {
      heading: (count) =>
        plural(count, {
          one: '1 Kandidat zu prüfen',
          other: `${number(count)} Kandidaten zu prüfen`,
        }),
      words: 'Die Bewertung liegt vor, und jeder Punkt ist erklärt. Die Entscheidung liegt bei Ihnen.',
      action: 'Durchsicht beginnen',
    },
    run: {
      heading: (title) => `Lebensläufe für ${title} werden gelesen`,
      words: 'Sie können die Seite verlassen. Der Durchlauf läuft im Hintergrund weiter.',
      action: 'Fortschritt ansehen',
    },
    unreadable: {
      heading: (count) =>
        plural(count, {
          one: 'Ein Lebenslauf war nicht lesbar',
          other: `${number(count)} Lebensläufe waren nicht lesbar`,
        }),
      words:
        'Sie haben keine Punktzahl und kosten keine Credits. Bei jedem steht, was schiefging und wie Sie es beheben.',
      action: 'Unlesbare ansehen',
    },
    analyze: {
      heading: (title) => `Lebensläufe für ${title} hinzufügen`,
      words: 'Die Stellenbeschreibung ist bereit. Fügen Sie bis zu 50 Lebensläufe auf einmal hinzu.',
    },
    rest: { heading: 'Alles erledigt', words: 'Über alle Kandidaten ist entschieden.' },
  },
  firstSteps: {
    heading: 'So funktioniert es',
    steps: [
      {
        name: 'Eine Stellenbeschreibung',
        words:
          'Winnow liest die Anforderungen und erkennt die Muss-Anforderungen. Sie legen fest, wie viel jede zählt.',
      },
      {
        name: 'Bis zu 50 Lebensläufe',
        words:
          'PDF, Word, OpenDocument, RTF, Text oder Scans, je bis zu 10 MB. Ein Credit für jeden bewerteten Lebenslauf.',
      },
      {
        name: 'Eine Rangliste mit Gründen',
        words:
          'Jeder Punkt einer Anforderung führt zu Worten im Lebenslauf. Niemand wird automatisch abgelehnt.',
      },
    ],
  },
  analyze: 'Lebensläufe auswerten',
  writeJob: 'Mit KI erstellen',
  addJob: 'Stelle anlegen',
  figures: {
    heading: 'Überblick',
    toReview: (count) => plural(count, { one: 'Kandidat zu prüfen', other: 'Kandidaten zu prüfen' }),
    running: (count) => plural(count, { one: 'laufender Durchlauf', other: 'laufende Durchläufe' }),
    unreadable: 'unlesbare Lebensläufe in 30 Tagen',
    credits: (count) => plural(count, { one: 'Credit übrig', other: 'Credits übrig' }),
    unlimited: 'Unbegrenzt',
    unlimitedCredits: 'Credits',
  },
  sample: {
    tour: 'Tour starten',
    start: 'Mit Beispielen ausprobieren',
    words:
      'Vierzehn erfundene Personen und eine erfundene Stelle, mit kurzer Tour. Kostet keine Credits und lässt sich jederzeit entfernen.',
    started: 'Das Beispiel wird ausgewertet. Das dauert ein paar Sekunden.',
    heading: 'Sie haben eine Beispielstelle',
    explanation: 'Stelle und Personen sind erfunden. Sie kostet keine Credits.',
    remove: 'Beispiel entfernen',
    removed: 'Beispiel entfernt.',
    badge: 'Beispiel',
  },
  runs: {
    heading: 'Letzte Durchläufe',
    all: 'Alle Durchläufe',
    empty: 'Noch kein Durchlauf',
    emptyWords: 'Ein Durchlauf bewertet bis zu 50 Lebensläufe für eine Stelle. Hier erscheinen die neuesten.',
    job: 'Stelle',
    when: 'Gestartet',
    resumes: 'Lebensläufe',
    outcome: 'Ergebnis',
    done: (done) => `${number(done)} bewertet`,
    unread: (failed) => `${number(failed)} nicht lesbar`,
    cancelled: 'abgebrochen',
    progress: (ended, total) => `${number(ended)} von ${resumes(total)}`,
    progressLabel: 'Gelesene Lebensläufe',
  },
  jobs: {
    heading: 'Stellen',
    all: 'Alle Stellen',
    empty: 'Noch keine Stelle',
    emptyWords: 'Jeder Lebenslauf wird nach den Anforderungen einer Stelle bewertet.',
    requirements: (musts, all) =>
      `${plural(all, { one: '1 Anforderung', other: `${number(all)} Anforderungen` })}, davon ${plural(musts, { one: '1 Muss-Anforderung', other: `${number(musts)} Muss-Anforderungen` })}`,
    scored: (count) => (count === 0 ? 'noch kein Lebenslauf' : `${resumes(count)} bewertet`),
    analyze: (title) => `Lebensläufe für ${title} auswerten`,
  },
};
