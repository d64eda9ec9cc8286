import { formatsOf } from '../../lib/language/formats.ts';
import type { PresenceTexts } from './presence-texts.ts';

const { number } = formatsOf('es');

export const texts: PresenceTexts = {
  one: (who) => `${who} también está aquí`,
  two: (who, other) => `${who} y ${other} también están aquí`,
  many: (who, others) => `${who} y ${number(others)} personas más también están aquí`,
};
