import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { ResumeMatcherTexts } from './resume-matcher-texts.ts';

const { number, plural, fileSize } = formatsOf('de');

export const texts: ResumeMatcherTexts = {
  title: 'Lebenslauf-Abgleich · Winnow',
  description:
    'Gleichen Sie einen Lebenslauf mit einer Stelle ab, kostenlos und ohne Konto: eine Punktzahl, Anforderung für Anforderung mit den Worten des Lebenslaufs erklärt.',
  titleWithError: 'Fehler: Lebenslauf-Abgleich · Winnow',
  titleOfResult: (fileName) => `${fileName} · Lebenslauf-Abgleich · Winnow`,
  heading: 'Wie gut passt ein Lebenslauf zu einer Stelle?',
  introduction:
    'Winnow liest beides und zeigt Anforderung für Anforderung, was der Lebenslauf sagt, wörtlich zitiert.',
  privacy:
    'Nichts wird gespeichert. Der Lebenslauf wird auf diesem Server gelesen und bewertet und dann verworfen. Kein anderer Dienst sieht ihn.',
  resume: 'Lebenslauf',
  job: 'Stellenbeschreibung',
  jobHelper: 'Fügen Sie den vollständigen Text ein, mit Muss- und Kann-Anforderungen.',
  dropInvitation: 'Lebenslauf hier ablegen',
  dropRelease: 'Loslassen, um diese Datei zu verwenden',
  chooseFile: 'Datei wählen',
  fileLimits:
    'PDF, Word, RTF, ODT, TXT, HTML, JSON Resume, Europass-XML oder das Bild einer Seite, bis 10 MB. Sie können eine Datei auch einfügen.',
  pasteInstead: 'Stattdessen Text einfügen',
  fileInstead: 'Stattdessen eine Datei wählen',
  resumeTextHelper: 'Fügen Sie den Text des Lebenslaufs ein.',
  resumeTextFile: 'eingefuegter-lebenslauf.txt',
  fileSize: (bytes) => fileSize(bytes),
  removeFile: 'Entfernen',
  removeFileOf: (name) => `${name} entfernen`,
  match: 'Lebenslauf abgleichen',
  trySamples: 'Mit Beispielen ausprobieren',
  samples: 'Beispiele: Lebensläufe erfundener Personen',
  cancel: 'Abbrechen',
  working: 'Der Lebenslauf wird gelesen und jede Anforderung bewertet.',
  workingLong: 'Es wird noch gelesen. Ein Scan oder eine lange Datei kann bis zu einer Minute dauern.',
  failed: 'Der Abgleich konnte nicht abgeschlossen werden',
  failedHint: 'Ihr Lebenslauf und die Stellenbeschreibung sind noch da.',
  tryAgain: 'Erneut versuchen',
  tryAgainIn: (seconds) =>
    plural(seconds, {
      one: 'In einer Sekunde können Sie es noch einmal versuchen.',
      other: `In ${number(seconds)} Sekunden können Sie es noch einmal versuchen.`,
    }),
  requestId: 'Anfrage',
  resultHeading: (jobTitle) => jobTitle ?? 'Das Ergebnis',
  against: (fileName) => `${fileName}, bewertet nach dieser Stellenbeschreibung`,
  change: 'Lebenslauf oder Stelle ändern',
  print: 'Drucken',
  madeBy: (version) =>
    `Berechnet von Winnows Engine ${version} aus den Worten oben. Derselbe Lebenslauf und dieselbe Stellenbeschreibung liefern immer dasselbe Ergebnis. Es ist ein Ausgangspunkt für die Durchsicht, keine Entscheidung.`,
  errors: {
    noResume: 'Wählen Sie einen Lebenslauf',
    noJob: 'Geben Sie die Stellenbeschreibung ein',
    shortJob: `Die Stellenbeschreibung muss mindestens ${number(limits.jobTextMin)} Zeichen haben`,
    longJob: `Die Stellenbeschreibung darf höchstens ${number(limits.jobTextMax)} Zeichen haben`,
    tooMany: 'Sie können nur eine Datei auf einmal wählen',
    wrongType:
      'Die gewählte Datei muss eine PDF-, Word-, RTF-, ODT-, TXT-, HTML-, JSON-Resume- oder Europass-XML-Datei oder ein Bild sein',
    empty: 'Die gewählte Datei ist leer',
    tooLarge: 'Die gewählte Datei muss kleiner als 10 MB sein',
  },
  unreadable: {
    heading: 'Dieser Lebenslauf konnte nicht bewertet werden',
    noScore:
      'Es gibt keine Punktzahl: Eine Datei, die sich nicht lesen lässt, wird Kandidaten nie angelastet.',
    reason: {
      empty: 'Die Datei ist leer. Wählen Sie eine andere Kopie.',
      'no-text':
        'Diese Datei hat keinen lesbaren Text (vielleicht ist sie ein Scan). Speichern Sie das Originaldokument als PDF, oder fügen Sie den Text ein.',
      encrypted:
        'Die Datei ist mit einem Passwort geschützt. Entfernen Sie das Passwort und wählen Sie die Datei erneut.',
      corrupt:
        'Die Datei ist beschädigt oder unvollständig. Speichern Sie eine neue Kopie und wählen Sie diese.',
      unsupported: 'Dieser Dateityp wird nicht unterstützt. Wählen Sie eine PDF-, Word- oder Textdatei.',
      misnamed:
        'Der Inhalt der Datei passt nicht zu ihrer Endung, oder die Datei ist beschädigt. Benennen Sie sie um (.txt für reinen Text, .docx für Word) oder speichern Sie sie als PDF, und wählen Sie sie erneut.',
      'too-large': 'Die Datei ist zu groß oder wird beim Entpacken zu groß. Wählen Sie eine kleinere Kopie.',
      timeout:
        'Das Lesen dieser Datei hat zu lange gedauert. Versuchen Sie es noch einmal, speichern Sie eine einfachere Kopie, oder fügen Sie den Text ein.',
    },
  },
};
