import { formatsOf } from '../../lib/language/formats.ts';
import type { PresenceTexts } from './presence-texts.ts';

const { number } = formatsOf('fr');

export const texts: PresenceTexts = {
  one: (who) => `${who} est aussi ici`,
  two: (who, other) => `${who} et ${other} sont aussi ici`,
  many: (who, others) => `${who} et ${number(others)} autres personnes sont aussi ici`,
};
