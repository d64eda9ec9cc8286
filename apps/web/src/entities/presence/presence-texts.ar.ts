import { formatsOf } from '../../lib/language/formats.ts';
import type { PresenceTexts } from './presence-texts.ts';

const { number } = formatsOf('ar');

export const texts: PresenceTexts = {
  one: (who) => `${who} هنا أيضًا`,
  two: (who, other) => `${who} و${other} هنا أيضًا`,
  many: (who, others) => `${who} وآخرون (${number(others)}) هنا أيضًا`,
};
