import { jobLimits, presetLimits } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { PresetTexts } from './preset-texts.ts';

const { number, plural } = formatsOf('de');

const linesOf = (count: number, musts: number) =>
  `${plural(count, { one: '1 Anforderung', other: `${number(count)} Anforderungen` })}, davon ${plural(
    musts,
    {
      one: '1 Muss-Anforderung',
      other: `${number(musts)} Muss-Anforderungen`,
    },
  )}`;

export const texts: PresetTexts = {
  retry: 'Erneut versuchen',
  open: 'Vorlagen',
  title: 'Anforderungsvorlagen',
  explanation: 'Speichern Sie die Anforderungen einer Stelle und übernehmen Sie sie in ähnliche.',
  failed: 'Ihre Vorlagen konnten nicht geladen werden',
  saveHeading: 'Diese Anforderungen speichern',
  name: 'Name der Vorlage',
  nameHint: 'Etwa „Buchhaltung“',
  nameMissing: 'Geben Sie einen Namen ein.',
  nameTooLong: `Höchstens ${number(presetLimits.nameMax)} Zeichen.`,
  what: (count, musts) =>
    count === 0
      ? 'Diese Stelle hat noch keine Anforderungen zum Speichern.'
      : `${linesOf(count, musts)}, mit ihren Gewichten. Der Gesamteindruck wird aus jeder Stellenbeschreibung gelesen.`,
  save: 'Vorlage speichern',
  saving: 'Wird gespeichert',
  saved: (name) => `Vorlage „${name}“ gespeichert.`,
  listHeading: 'Ihre Vorlagen',
  count: (count, all) => `${number(count)} von ${number(all)}`,
  empty: 'Noch keine Vorlagen',
  emptyWords: 'Hier erscheinen die Vorlagen, die Sie speichern.',
  lines: linesOf,
  apply: 'Vorschau',
  applyNamed: (name) => `Vorschau von „${name}“`,
  menu: (name) => `Optionen für „${name}“`,
  rename: 'Umbenennen',
  replace: 'Durch die Anforderungen dieser Stelle ersetzen',
  remove: 'Löschen',
  removed: (name) => `Vorlage „${name}“ gelöscht.`,
  renamed: (name) => `In „${name}“ umbenannt.`,
  replaced: (name) => `„${name}“ enthält jetzt die Anforderungen dieser Stelle.`,
  saveName: 'Name speichern',
  requirements: 'Anforderungen',
  cancel: 'Abbrechen',
  adds: (count) =>
    count === 0
      ? 'Alle Anforderungen dieser Vorlage stehen schon in der Liste.'
      : plural(count, {
          one: 'Fügt 1 Anforderung hinzu:',
          other: `Fügt ${number(count)} Anforderungen hinzu:`,
        }),
  known: (count) =>
    plural(count, {
      one: '1 Anforderung steht schon in der Liste.',
      other: `${number(count)} Anforderungen stehen schon in der Liste.`,
    }),
  leftOut: (count) =>
    `Eine Stelle kann ${number(jobLimits.requirements)} Anforderungen haben, daher passen ${number(count)} nicht mehr hinein.`,
  takeOver: (count) =>
    `Auch Muss-Anforderungen und Gewichte der Vorlage übernehmen, wo sie abweichen (${number(count)})`,
  add: (count) =>
    count === 0
      ? 'Vorlage anwenden'
      : plural(count, {
          one: '1 Anforderung hinzufügen',
          other: `${number(count)} Anforderungen hinzufügen`,
        }),
  applied: (name) => `Vorlage „${name}“ angewendet. Speichern Sie die Stelle, um die Änderungen zu behalten.`,
  must: 'Muss-Anforderung',
};
