/**
 * The stem of an English word in lowercase, so that "managing", "managed" and "manages" are equal. Inflectional endings
 * are removed first, then derivational endings, as long as enough of the word is left to distinguish it. A stem is a
 * key for comparison, not a word to show.
 */
export function stem(word: string): string {
  if (word.length < 4 || !plainWord.test(word)) return word;
  return withoutDerivation(withoutInflection(word));
}

const plainWord = /^[a-z]+$/;
const vowel = /[aeiouy]/;

function withoutInflection(word: string): string {
  const singular = withoutPlural(word);
  for (const ending of ['ing', 'ed']) {
    if (!singular.endsWith(ending)) continue;
    const rest = singular.slice(0, -ending.length);
    if (rest.length < 3 || !vowel.test(rest)) return singular;
    return undoubled(rest);
  }
  return singular;
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && (word === 'menus' || !/(?:ss|us|is)$/.test(word))) return word.slice(0, -1);
  return word;
}

/** "planning" is "plan", but "selling" stays "sell". */
function undoubled(rest: string): string {
  const last = rest.at(-1);
  return last === rest.at(-2) && last !== undefined && !'lsz'.includes(last) ? rest.slice(0, -1) : rest;
}

/** Longest first: the first match is removed. */
const derivations = [
  'ization',
  'isation',
  'ational',
  'ments',
  'ation',
  'ition',
  'ative',
  'itive',
  'izer',
  'iser',
  'ment',
  'ance',
  'ence',
  'able',
  'ible',
  'ness',
  'tion',
  'sion',
  'ize',
  'ise',
  'ate',
  'ant',
  'ent',
  'ion',
  'ive',
  'ity',
  'ial',
  'ist',
  'ory',
  'ary',
  'al',
  'er',
  'or',
  'ic',
  'ly',
  'y',
  'e',
] as const;

/** Minimum letters of a stem; with fewer, unrelated words would collide. */
const minLetters = 4;

function withoutDerivation(word: string): string {
  for (const ending of derivations) {
    if (word.endsWith(ending) && word.length - ending.length >= minLetters) {
      return word.slice(0, -ending.length);
    }
  }
  return word;
}
