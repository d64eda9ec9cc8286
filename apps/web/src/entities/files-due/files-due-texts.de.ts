import { formatsOf } from '../../lib/language/formats.ts';
import type { FilesDueTexts } from './files-due-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: FilesDueTexts = {
  heading: (files) =>
    plural(files, {
      one: '1 Lebenslauf wird bald gelöscht',
      other: `${number(files)} Lebensläufe werden bald gelöscht`,
    }),
  explanation: (days, first) =>
    `Die Aufbewahrungsfrist endet in ${plural(days, { one: 'einem Tag', other: `${number(days)} Tagen` })} oder früher, für den ersten am ${first}. Ihre Auswertungen werden mit gelöscht.`,
  see: 'Diese Lebensläufe ansehen',
  keepLonger: 'Lebensläufe länger aufbewahren',
  only: 'Nur zur Löschung vorgemerkte',
};
