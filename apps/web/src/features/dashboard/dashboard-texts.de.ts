import { formatsOf } from '../../lib/language/formats.ts';
import type { DashboardTexts } from './dashboard-texts.ts';

const { number, plural } = formatsOf('de');

const resumes = (count: number) =>
  plural(count, { one: '1 Lebenslauf', other: `${number(count)} Lebensläufe` });

export const texts: DashboardTexts = {
  title: 'Übersicht · Winnow',
  waiting: 'Ihre Arbeit wird nachgeschlagen',
  greeting: (name) => (name === '' ? 'Willkommen' : `Willkommen, ${name}`),
  onboarding: {
    words:
      'Drei kurze Fragen dazu, wen Sie suchen, und Ihre erste Stellenbeschreibung beginnt mit den Antworten.',
    action: 'Beantworten',
  },
  failed: 'Ihre Arbeit konnte nicht nachgeschlagen werden',
  retry: 'Noch einmal versuchen',
  steps: {
    start: {
      heading: 'Beginnen Sie mit einer Stellenbeschreibung',
      words:
        'Fügen Sie eine Anzeige ein oder lassen Sie eine schreiben. Dann bis zu 50 Lebensläufe dazu, und Sie lesen, mit wem Sie zuerst sprechen sollten und warum.',
    },
    review: {
      heading: (count) =>
        plural(count, {
          one: 'Eine Person wartet auf Ihre Entscheidung',
          other: `${number(count)} Personen warten auf Ihre Entscheidung`,
        }),
      words: 'Sie sind beurteilt und erklärt. Was geschieht, sagen Sie.',
      action: 'Ansehen',
    },
    run: {
      heading: (title) => `Lebensläufe für ${title} werden gelesen`,
      words: 'Sie können die Seite verlassen: Es geht ohne Sie weiter.',
      action: 'Zusehen',
    },
    unreadable: {
      heading: (count) =>
        plural(count, {
          one: 'Ein Lebenslauf war nicht lesbar',
          other: `${number(count)} Lebensläufe waren nicht lesbar`,
        }),
      words:
        'Sie haben keine Punktzahl und nichts gekostet. Bei jedem steht, was fehlte und was helfen kann.',
      action: 'Welche?',
    },
    analyze: {
      heading: (title) => `Lebensläufe für ${title} hinzufügen`,
      words: 'Die Stellenbeschreibung ist da. Bis zu 50 Lebensläufe auf einmal werden an ihr gemessen.',
    },
    rest: { heading: 'Nichts wartet auf Sie', words: 'Über alle ist entschieden.' },
  },
  firstSteps: {
    heading: 'So geht es',
    steps: [
      {
        name: 'Eine Stellenbeschreibung',
        words:
          'Aus dem Text werden die Anforderungen gelesen, die unverzichtbaren für sich. Sie sagen, was wie viel zählt.',
      },
      {
        name: 'Bis zu 50 Lebensläufe',
        words: 'PDF, Word, OpenDocument, RTF, Text oder Scans, je 10 MB. Je einen Credit, wenn es gelingt.',
      },
      {
        name: 'Eine Liste, die sich erklärt',
        words:
          'Jeder Punkt jeder Wertung steht auf Worten im Lebenslauf. Niemand wird von einer Maschine abgelehnt.',
      },
    ],
  },
  analyze: 'Lebensläufe auswerten',
  writeJob: 'Stellenbeschreibung schreiben lassen',
  addJob: 'Stellenbeschreibung anlegen',
  figures: {
    heading: 'Wie es steht',
    toReview: (count) => plural(count, { one: 'wartet auf Entscheidung', other: 'warten auf Entscheidung' }),
    running: (count) => plural(count, { one: 'Durchlauf im Gang', other: 'Durchläufe im Gang' }),
    unreadable: 'in 30 Tagen nicht lesbar',
    credits: (count) => plural(count, { one: 'Credit übrig', other: 'Credits übrig' }),
    unlimited: 'Ohne Grenze',
    unlimitedCredits: 'an Credits',
  },
  sample: {
    start: 'Mit Beispielen ausprobieren',
    words:
      'Vierzehn erfundene Menschen, eine erfundene Stelle. Kostet nichts und verschwindet auf einen Druck.',
    started: 'Das Beispiel wird gelesen. Das dauert ein paar Sekunden.',
    heading: 'Ein Beispiel ist unter Ihrer Arbeit',
    explanation: 'Stelle und Menschen sind erfunden, und es kostet nichts.',
    remove: 'Beispiel entfernen',
    removed: 'Das Beispiel ist fort.',
    badge: 'Beispiel',
  },
  runs: {
    heading: 'Letzte Durchläufe',
    all: 'Alle Durchläufe',
    empty: 'Noch kein Durchlauf',
    emptyWords:
      'Ein Durchlauf misst bis zu 50 Lebensläufe an einer Stellenbeschreibung. Die neuesten stehen hier.',
    job: 'Stellenbeschreibung',
    when: 'Begonnen',
    resumes: 'Lebensläufe',
    outcome: 'Wie es ging',
    done: (done) => `${number(done)} beurteilt`,
    unread: (failed) => `${number(failed)} nicht gelesen`,
    cancelled: 'abgebrochen',
    progress: (ended, total) => `${number(ended)} von ${resumes(total)}`,
    progressLabel: 'Gelesene Lebensläufe',
  },
  jobs: {
    heading: 'Stellenbeschreibungen',
    all: 'Alle Stellenbeschreibungen',
    empty: 'Noch keine Stellenbeschreibung',
    emptyWords: 'An ihren Anforderungen wird jeder Lebenslauf gemessen.',
    requirements: (musts, all) =>
      `${number(musts)} unverzichtbar von ${plural(all, { one: '1 Anforderung', other: `${number(all)} Anforderungen` })}`,
    judged: (count) => (count === 0 ? 'noch kein Lebenslauf' : `${resumes(count)} beurteilt`),
    analyze: (title) => `Lebensläufe für ${title} auswerten`,
  },
};
