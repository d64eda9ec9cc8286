import { formatsOf } from '../../../lib/language/formats.ts';
import type { PreviewTexts } from './preview-texts.ts';

const { number } = formatsOf('de');

export const texts: PreviewTexts = {
  titleOf: (name, job) => `${[name, job].filter(Boolean).join(' · ')} · Vorschau · Winnow`,
  back: 'Zurück zur Person',
  heading: 'Vorschau einer Auswertung',
  badge: 'Vorschau, nicht gespeichert',
  job: 'Stelle',
  choose: 'Stelle wählen',
  chooseWords:
    'Wir bewerten den neuesten Lebenslauf nach den aktuellen Anforderungen der Stelle. Das ist kostenlos, und nichts wird gespeichert.',
  noJobs: 'Es gibt noch keine offenen Stellen.',
  scoring: 'Lebenslauf wird bewertet',
  explanation: (job, version) =>
    `Der neueste Lebenslauf für ${job}, Version ${number(version)}. Die Punktzahl ist die, die ein Durchlauf heute ergäbe. Um zu entscheiden, zu kommentieren oder zu exportieren, nehmen Sie die Person in einen Durchlauf auf.`,
  scored: 'Auswertung aus einem Durchlauf öffnen',
  failed: 'Diese Vorschau konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  missing: 'Keine Vorschau verfügbar',
  missingWords:
    'Die Person oder die Stelle wurde vielleicht gelöscht, oder es wurde noch kein Lebenslauf der Person gelesen.',
};
