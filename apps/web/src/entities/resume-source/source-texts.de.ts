import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SourceTexts } from './source-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: SourceTexts = {
  source: 'Quelle',
  sources: {
    upload: 'Hochgeladen',
    run: 'Für einen Durchlauf hochgeladen',
    import: 'Importiert',
    'apply-page': 'Bewerbung über die Seite der Stelle',
    mailbox: 'Per E-Mail',
    sample: 'Beispiel',
  },
  any: 'Alle',
  edit: 'Quelle angeben',
  title: (count) =>
    plural(count, { one: 'Quelle des Lebenslaufs', other: `Quelle von ${number(count)} Lebensläufen` }),
  explanation:
    'Woher sie kommen, zum Beispiel „Empfehlung“ oder „Jobmesse 2026“. Lassen Sie das Feld leer, um die Angabe zu entfernen.',
  field: 'Quelle',
  suggestions: 'Bisher verwendet',
  tooLong: `Die Quelle darf höchstens ${number(limits.sourceLabelMax)} Zeichen haben.`,
  save: 'Quelle speichern',
  cancel: 'Abbrechen',
  done: (count, label) =>
    plural(count, {
      one: `Quelle von 1 Lebenslauf: ${label}.`,
      other: `Quelle von ${number(count)} Lebensläufen: ${label}.`,
    }),
  cleared: (count) =>
    plural(count, {
      one: 'Quelle von 1 Lebenslauf entfernt.',
      other: `Quelle von ${number(count)} Lebensläufen entfernt.`,
    }),
  nothing: 'Nichts zu ändern: Alle haben diese Quelle schon.',
};
