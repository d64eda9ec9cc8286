import { formatsOf } from '../../../lib/language/formats.ts';
import type { SecondReaderTexts } from './second-reader-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: SecondReaderTexts = {
  heading: 'Zweiter Leser',
  explanation: (model, host) =>
    `Das Sprachmodell ${model} (${host}) kann nach Textstellen suchen, die zeigen könnten, was nicht gefunden wurde. Es ändert keine Punktzahl: Sie entscheiden.`,
  off: 'In Ihrer Organisation ist er ausgeschaltet. Kein Lebenslauf wird gesendet.',
  turnOn: 'Einschalten',
  turnOff: 'Ausschalten',
  look: 'Noch einmal nachsehen',
  looking: 'Wird gesucht …',
  left: (left, perDay) => `Heute noch ${number(left)} von ${number(perDay)} Anfragen`,
  failed: 'Die Vorschläge konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  nothing: 'Das Modell fand keine Textstelle. Nichts wurde geändert.',
  dropped: (count) =>
    plural(count, {
      one: 'Ein Vorschlag wurde verworfen: Er steht nicht wörtlich im Lebenslauf.',
      other: `${number(count)} Vorschläge wurden verworfen: Sie stehen nicht wörtlich im Lebenslauf.`,
    }),
  title: 'Was gesendet wird',
  description: (model, host) =>
    `Dieser Text geht an ${model} auf ${host}, sonst nichts. Namen, Kontaktdaten und persönliche Angaben sind ausgelassen.`,
  requirements: 'Anforderungen, die nicht gefunden wurden',
  resume: 'Lebenslauf ohne die Person',
  shortened: 'Das Ende eines sehr langen Lebenslaufs ist ausgelassen.',
  instructions: 'Anweisungen an das Modell',
  payloadFailed: 'Was gesendet würde, konnte nicht geladen werden',
  cancel: 'Abbrechen',
  send: 'Senden und nachsehen',
  suggestions: 'Vorgeschlagene Textstellen',
  mayShow: (requirement) => `Könnte zeigen: ${requirement}`,
  accept: 'Bestätigen',
  acceptOf: (requirement) => `Diese Textstelle für ${requirement} bestätigen`,
  dismiss: 'Verwerfen',
  dismissOf: (requirement) => `Diese Textstelle für ${requirement} verwerfen`,
  takeBack: 'Zurücknehmen',
  takeBackOf: (requirement) => `Die Entscheidung zu ${requirement} zurücknehmen`,
  accepted: 'Bestätigt: Der Lebenslauf wurde neu bewertet',
  dismissed: 'Verworfen',
  done: {
    accepted: 'Bestätigt und neu bewertet.',
    dismissed: 'Verworfen.',
    open: 'Zurückgenommen.',
  },
};
