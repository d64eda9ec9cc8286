import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { ResumeMatcherTexts } from './resume-matcher-texts.ts';

const { number, plural, fileSize } = formatsOf('de');

export const texts: ResumeMatcherTexts = {
  title: 'Lebenslauf-Abgleich · Winnow',
  description:
    'Gleichen Sie einen Lebenslauf mit einer Stelle ab, kostenlos und ohne Konto: eine Punktzahl und für jeden Punkt die Worte im Lebenslauf, die ihn begründen.',
  titleWithError: 'Fehler: Lebenslauf-Abgleich · Winnow',
  titleOfResult: (fileName) => `${fileName} · Lebenslauf-Abgleich · Winnow`,
  heading: 'Wie gut passt ein Lebenslauf zu einer Stelle?',
  introduction:
    'Winnow liest beides und zeigt Anforderung für Anforderung, was der Lebenslauf sagt, mit seinen eigenen Worten als Beleg.',
  privacy:
    'Nichts wird gespeichert. Der Lebenslauf wird auf diesem Server gelesen, beurteilt und vergessen; kein anderer Dienst sieht ihn.',
  resume: 'Lebenslauf',
  job: 'Stellenbeschreibung',
  jobHelper: 'Fügen Sie den ganzen Text ein: was verlangt wird und was schön wäre.',
  dropInvitation: 'Lebenslauf hier ablegen',
  dropRelease: 'Loslassen, um diese Datei zu nehmen',
  chooseFile: 'Datei wählen',
  fileLimits:
    'PDF, Word, RTF, ODT, TXT, HTML oder das Bild einer Seite, bis 10 MB. Sie können eine Datei auch einfügen.',
  pasteInstead: 'Stattdessen Text einfügen',
  fileInstead: 'Stattdessen eine Datei wählen',
  resumeTextHelper: 'Fügen Sie den Text des Lebenslaufs ein.',
  resumeTextFile: 'eingefuegter-lebenslauf.txt',
  fileSize: (bytes) => fileSize(bytes),
  removeFile: 'Entfernen',
  removeFileOf: (name) => `${name} entfernen`,
  match: 'Lebenslauf abgleichen',
  trySamples: 'Mit Beispielen ausprobieren',
  samples: 'Beispiele: Lebensläufe von Menschen, die es nicht gibt',
  cancel: 'Abbrechen',
  working: 'Der Lebenslauf wird gelesen und jede Anforderung abgewogen.',
  workingLong: 'Es wird noch gelesen. Ein Scan oder eine lange Datei kann bis zu einer Minute brauchen.',
  failed: 'Der Abgleich wurde nicht fertig',
  failedHint: 'Ihr Lebenslauf und die Stellenbeschreibung sind noch da.',
  tryAgain: 'Erneut versuchen',
  tryAgainIn: (seconds) =>
    plural(seconds, {
      one: 'In einer Sekunde können Sie es noch einmal versuchen.',
      other: `In ${number(seconds)} Sekunden können Sie es noch einmal versuchen.`,
    }),
  requestId: 'Anfrage',
  resultHeading: (jobTitle) => jobTitle ?? 'Das Ergebnis',
  against: (fileName) => `${fileName} im Vergleich mit dieser Stellenbeschreibung`,
  change: 'Lebenslauf oder Stelle ändern',
  print: 'Drucken',
  madeBy: (version) =>
    `Berechnet von Winnows Engine ${version} aus den Worten oben. Derselbe Lebenslauf und dieselbe Stellenbeschreibung ergeben immer dasselbe Ergebnis. Es ist eine Anregung weiterzulesen, keine Entscheidung.`,
  errors: {
    noResume: 'Wählen Sie einen Lebenslauf',
    noJob: 'Geben Sie die Stellenbeschreibung ein',
    shortJob: `Die Stellenbeschreibung muss mindestens ${number(limits.jobTextMin)} Zeichen haben`,
    longJob: `Die Stellenbeschreibung darf höchstens ${number(limits.jobTextMax)} Zeichen haben`,
    tooMany: 'Sie können nur eine Datei zugleich wählen',
    wrongType: 'Die Datei muss PDF, Word, RTF, ODT, TXT, HTML oder ein Bild sein',
    empty: 'Die gewählte Datei ist leer',
    tooLarge: 'Die gewählte Datei muss kleiner als 10 MB sein',
  },
  unreadable: {
    heading: 'Dieser Lebenslauf konnte nicht beurteilt werden',
    noScore: 'Deshalb gibt es keine Punktzahl: Was sich nicht lesen lässt, wird niemandem angelastet.',
    reason: {
      empty: 'Die Datei ist leer. Wählen Sie eine andere Kopie.',
      'no-text':
        'Diese Datei hat keinen lesbaren Text (vielleicht ist sie ein Scan). Öffnen Sie das Dokument, aus dem sie entstand, und speichern Sie es als PDF, oder fügen Sie den Text ein.',
      encrypted:
        'Die Datei ist mit einem Passwort geschützt. Speichern Sie eine Kopie ohne Passwort und wählen Sie diese.',
      corrupt:
        'Die Datei ist beschädigt oder unvollständig. Öffnen Sie sie, speichern Sie eine neue Kopie und wählen Sie diese.',
      unsupported:
        'Diese Art von Datei lässt sich nicht lesen, was immer ihr Name sagt. Wählen Sie PDF, Word oder eine Textdatei.',
      misnamed:
        'Die Datei ist nicht, was ihr Name sagt, oder sie ist beschädigt. Geben Sie ihr die passende Endung (.txt für reinen Text, .docx für Word), oder speichern Sie sie neu als PDF, und wählen Sie sie erneut.',
      'too-large': 'Die Datei ist zu groß oder wird beim Entpacken zu groß. Wählen Sie eine kleinere Kopie.',
      timeout:
        'Diese Datei zu lesen dauerte zu lange. Versuchen Sie es noch einmal, speichern Sie eine einfachere Kopie, oder fügen Sie den Text ein.',
    },
  },
};
