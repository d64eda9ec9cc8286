import type { LabeledRequirement } from '../cases/case.ts';
import type { ShownRequirement } from '../scoring/shown.ts';
import { contentWords, numbersIn } from './content-words.ts';

export type Alignment = {
  /** The matching shown requirement by labeled id; `null` if none matches. */
  readonly shownById: ReadonlyMap<string, ShownRequirement | null>;
  /** Shown requirements that match no labeled one. */
  readonly invented: readonly ShownRequirement[];
};

/** Minimum similarity of a shown requirement that matches a labeled one. */
const near = 0.5;
/** Below this similarity to every labeled requirement, a shown one is invented. */
const unrelated = 0.45;

/**
 * Finds the most similar shown requirement for each labeled one. One shown requirement may match several labeled ones.
 */
export function alignRequirements(
  labeled: readonly LabeledRequirement[],
  shown: readonly ShownRequirement[],
): Alignment {
  const related = new Set<ShownRequirement>();
  const shownById = new Map<string, ShownRequirement | null>();
  for (const requirement of labeled) {
    const words = contentWords(requirement.text);
    let nearest: ShownRequirement | null = null;
    let nearestBy = 0;
    for (const each of shown) {
      const nearness = nearnessOf(requirement, words, each);
      if (nearness >= unrelated) related.add(each);
      if (nearness > nearestBy) [nearest, nearestBy] = [each, nearness];
    }
    shownById.set(requirement.id, nearestBy >= near ? nearest : null);
  }
  return { shownById, invented: shown.filter((each) => !related.has(each)) };
}

/**
 * 0 to 1.05: mainly the share of the shorter side's words that the other side has, then the share of all words in
 * common; equal kinds break ties. For "5 years of experience", which has no content words, the number decides.
 */
function nearnessOf(
  labeled: LabeledRequirement,
  words: ReadonlySet<string>,
  shown: ShownRequirement,
): number {
  const ofKind = isSameKind(labeled, shown) ? 0.05 : 0;
  if (words.size === 0 || shown.words.size === 0) return asksSameNumbers(labeled, shown) ? 0.6 + ofKind : 0;
  const both = [...words].filter((word) => shown.words.has(word)).length;
  if (both === 0) return 0;
  const ofShorter = both / Math.min(words.size, shown.words.size);
  const ofAll = both / (words.size + shown.words.size - both);
  return 0.7 * ofShorter + 0.3 * ofAll + ofKind;
}

function asksSameNumbers(labeled: LabeledRequirement, shown: ShownRequirement): boolean {
  const asked = numbersIn(labeled.text);
  return asked.length > 0 && asked.join() === numbersIn(shown.text).join();
}

function isSameKind(labeled: LabeledRequirement, shown: ShownRequirement): boolean {
  return labeled.kind === shown.kind || (labeled.kind === 'tool' && shown.kind === 'skill');
}
