import { isInCapitals } from '../requirement-text.ts';

/**
 * A skill for display alone in a list, from its form `written` in the advert: capitalized, and text all in lowercase
 * spelled as in the skill's `name`, so that "apis" becomes "APIs" and "aws" becomes "AWS".
 */
export function skillInWords(written: string, name: string): string {
  if (written === written.toUpperCase() && lettersOf(written) === lettersOf(name))
    return isNameInSmall(name) ? name : withCapital(name);
  // Abbreviations are not shouting: "SAP S/4HANA", "SAP CO".
  const isShouted = isInCapitals(written) && /\p{Lu}{4}/u.test(written) && !/\d\p{Lu}/u.test(written);
  if (isShouted && written !== name) return skillInWords(written.toLowerCase(), name);
  if (written !== written.toLowerCase()) return isNameInSmall(name) ? written : withCapital(written);
  if (lettersOf(written) === lettersOf(name)) return isNameInSmall(name) ? name : withCapital(name);
  if (written === name.toLowerCase()) return isNameInSmall(name) ? name : withCapital(name);
  const initials = initialsOf(name);
  const spelled = written.replace(/\p{L}+/gu, (word) => spelledIn(name, word) ?? acronym(word, initials));
  return isNameInSmall(name) ? spelled : withCapital(spelled);
}

/** Without punctuation that may be missing in a copy: "cicd" is "CI/CD". */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');

/** "iOS", "npm": the name always begins in lowercase. */
const isNameInSmall = (name: string): boolean => /^\p{Ll}\S*\p{Lu}|^\p{Ll}{1,5}\d*$/u.test(name);

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The word as the name spells it with capitals after its first letter, singular or plural: "API" for "apis". */
function spelledIn(name: string, word: string): string | null {
  for (const known of name.match(/\p{L}+/gu) ?? []) {
    if (!/.\p{Lu}/u.test(known)) continue;
    if (known.toLowerCase() === word) return known;
    if (`${known.toLowerCase()}s` === word) return `${known}s`;
  }
  return null;
}

function acronym(word: string, initials: string): string {
  if (word.length < 2) return word;
  if (word === initials) return word.toUpperCase();
  return word === `${initials}s` ? `${initials.toUpperCase()}s` : word;
}

/** "aws" for "Amazon Web Services". */
const initialsOf = (name: string): string =>
  (name.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0).toLowerCase()).join('');
