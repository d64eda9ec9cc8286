import { formatsOf } from '../../lib/language/formats.ts';
import type { PresenceTexts } from './presence-texts.ts';

const { number } = formatsOf('de');

export const texts: PresenceTexts = {
  one: (who) => `${who} ist auch hier`,
  two: (who, other) => `${who} und ${other} sind auch hier`,
  many: (who, others) => `${who} und ${number(others)} weitere sind auch hier`,
};
