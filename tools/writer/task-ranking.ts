/** A duty of an occupation as its source states it. */
export type Task = { readonly text: string; readonly isCore: boolean };

/** Maximum characters; longer sentences read badly as a line of a job description. */
const longestTask = 170;

/** Bonus of a core task, compared with similarity to the occupation's description, which is 0 to 1. */
const coreBonus = 0.25;

/** Deducted for repeating an earlier task, and per character. */
const repetitionCost = 0.6;
const lengthCost = 0.001;

/**
 * An occupation's duties, the most distinctive first: core duties, and those that share rare words with the
 * occupation's description. Cosine of word vectors, each word weighted by its rarity.
 */
export function rankTasks(
  tasks: readonly Task[],
  description: string,
  rarityOf: (word: string) => number,
): string[] {
  const whole = vectorOf([description, ...tasks.map(({ text }) => text)].join(' '), rarityOf);
  const left = tasks
    .filter(({ text }) => text.length <= longestTask)
    .map(({ text, isCore }) => {
      const vector = vectorOf(text, rarityOf);
      return {
        text,
        vector,
        worth: cosine(vector, whole) + (isCore ? coreBonus : 0) - text.length * lengthCost,
      };
    })
    .sort((one, other) => (one.text < other.text ? -1 : 1));
  const ranked: typeof left = [];
  while (left.length > 0) {
    const gains = left.map(
      ({ vector, worth }) =>
        worth - repetitionCost * Math.max(0, ...ranked.map((chosen) => cosine(vector, chosen.vector))),
    );
    ranked.push(...left.splice(gains.indexOf(Math.max(...gains)), 1));
  }
  return ranked.map(({ text }) => text);
}

/** The words of a text that carry meaning, in lower case. */
export function contentWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
}

function vectorOf(text: string, rarityOf: (word: string) => number): Map<string, number> {
  const vector = new Map<string, number>();
  for (const word of contentWords(text)) vector.set(word, (vector.get(word) ?? 0) + rarityOf(word));
  return vector;
}

function cosine(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): number {
  let product = 0;
  for (const [word, weight] of left) product += weight * (right.get(word) ?? 0);
  const lengths = lengthOf(left) * lengthOf(right);
  return lengths === 0 ? 0 : product / lengths;
}

function lengthOf(vector: ReadonlyMap<string, number>): number {
  return Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0));
}
