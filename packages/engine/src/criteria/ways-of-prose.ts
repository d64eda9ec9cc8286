/** Maximum number of items; longer lists are not read. */
const maxWays = 12;
/** Maximum length of a line in characters; longer ones are paragraphs. */
const longestText = 400;
/** Maximum length of an item; longer ones are clauses, in which "or" joins something else. */
const maxWordsOfItem = 3;

/** Where the scope of an "or" ends. */
const boundary = /[;:()[\]•|]|\.(?=\s|$)|,(?= (?:and|but|with|which|who|that|where|preferably|ideally)\b)/;
const isOr = /\bor\b|\//;
const joint = /,? (?:and\/or|or) |, |(?<=[\p{L}\d]) ?\/ ?(?=\p{L})/u;
/** "An EPM tool such as Anaplan, Vena": examples of a kind of tool. */
const examples = /,? ?\b(?:such as|like|e\.? ?g\.?,?|for (?:example|instance),?)\s/i;
/** Several examples: a single one may be an abbreviation of the words before it. */
const inBrackets = /\(([^()]*)\)/;
const jointOfExamples = /, ?(?:and |or )?| (?:and|or) |\/|\)/;

const waysByText = new Map<string, readonly string[]>();
/** Cache size: enough for the requirements of many jobs; cleared when full. */
const maxTexts = 5000;

/**
 * The wordings of a line of prose, any of which is enough: the line itself, and one for each alternative that it names
 * ("Titanium or Inconel", "a tool such as Anaplan, Vena"), with the words that all of them share.
 */
export function waysOfProse(text: string): readonly string[] {
  // Cached, because the same requirement is scored against every resume of a batch.
  const known = waysByText.get(text);
  if (known) return known;
  const ways =
    text.length > longestText
      ? [text]
      : [text, ...[...withoutRemark(text), ...waysOfChoice(text), ...waysOfExamples(text)].slice(0, maxWays)];
  if (waysByText.size >= maxTexts) waysByText.clear();
  waysByText.set(text, ways);
  return ways;
}

/** Opening words of a remark on why or how something is asked for, which asks for nothing itself. */
const remark =
  /(?:,|;| [-–—])? \(?\b(?:but|because|so that|as (?:you|we|our|it|most|they)|without \w+ing)\b/i;

/** "Handles ELDs and our app without calling dispatch": the line up to the remark. */
function withoutRemark(text: string): readonly string[] {
  const words = /^(?:you (?:can|will|should|must|have|know|are)\b)?/i.exec(text)?.[0].length ?? 0;
  const at = text.slice(words + minLettersOfCore).search(remark);
  return at < 0 ? [] : [text.slice(0, words + minLettersOfCore + at)];
}

/** Minimum length in letters; shorter text says too little about what is asked for. */
const minLettersOfCore = 12;

function waysOfChoice(text: string): readonly string[] {
  const choice = findChoice(text);
  if (choice === null) return [];
  const before = text.slice(0, choice.start);
  const behind = text.slice(choice.end);
  const items = text
    .slice(choice.start, choice.end)
    .split(joint)
    .filter((item) => item.trim() !== '');
  const [first = ''] = items;
  const last = items.slice(1).at(-1);
  if (last === undefined) return [];
  const between = items.slice(1, -1);
  if (between.some((item) => wordsOf(item).length > maxWordsOfItem)) return [];
  const longest = Math.max(1, ...between.map(countWords));
  const [head, own] = withoutHead(first, Math.min(longest, countWords(last)));
  const [lastOwn, tail] = withoutTail(last, Math.min(maxWordsOfItem, Math.max(countWords(own), 1)));
  return [own, ...between, lastOwn].map((item) =>
    wordsOf(`${before} ${head} ${item} ${tail} ${behind}`).join(' '),
  );
}

/** The first part of a text that contains "or". */
function findChoice(text: string): { readonly start: number; readonly end: number } | null {
  let start = 0;
  while (start < text.length) {
    const reach = text.slice(start).search(boundary);
    const end = reach < 0 ? text.length : start + reach;
    if (isOr.test(text.slice(start, end))) return { start, end };
    start = end + 1;
  }
  return null;
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
const countWords = (text: string): number => wordsOf(text).length;
const isName = (word = ''): boolean => /^[\p{Lu}\d]/u.test(word);

/** The text before the first alternative, and that alternative's words; names are not split. */
function withoutHead(item: string, words: number): readonly [head: string, own: string] {
  const all = wordsOf(item);
  let at = Math.max(0, all.length - words);
  while (at > 0 && isName(all[at]) && isName(all[at - 1])) at -= 1;
  return [all.slice(0, at).join(' '), all.slice(at).join(' ')];
}

/** The words of the last alternative, and the text after it; names are not split. */
function withoutTail(item: string, words: number): readonly [own: string, tail: string] {
  const all = wordsOf(item);
  let at = Math.min(all.length, words);
  while (at < all.length && isName(all[at])) at += 1;
  return [all.slice(0, at).join(' '), all.slice(at).join(' ')];
}

/** Each example by name; with a name of several words, only together with the kind that it exemplifies. */
function waysOfExamples(text: string): readonly string[] {
  const found = examples.exec(text) ?? inBrackets.exec(text);
  if (found === null) return [];
  const head = text.slice(0, found.index);
  const list = found[1] ?? text.slice(found.index + found[0].length);
  const items = list.split(jointOfExamples).map(wordsOf);
  if (found[1] !== undefined && items.length < 2) return [];
  return items
    .filter((item) => item.length > 0 && item.every(isName))
    .map((item) => (item.length > 1 ? `${head} ${item.join(' ')}` : item.join(' ')));
}
