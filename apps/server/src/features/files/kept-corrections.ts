import type { FactCorrections } from '@winnow/contracts';
import type { ShownPassage } from '@winnow/engine';

/** A member's corrections: facts, and passages that they accepted as evidence for a requirement. */
export type KeptCorrections = FactCorrections & { readonly shown?: readonly ShownPassage[] | undefined };

/** The corrected facts alone; `null` if there are none. */
export function correctedFacts(kept: KeptCorrections | null): FactCorrections | null {
  if (!kept) return null;
  const { shown: _, ...facts } = kept;
  return Object.keys(facts).length === 0 ? null : facts;
}

/** Replaces the corrected facts and keeps the accepted passages. */
export function withFacts(
  facts: FactCorrections | null,
  before: KeptCorrections | null,
): KeptCorrections | null {
  return withPassages(facts, before?.shown ?? []);
}

/** Replaces the accepted passages and keeps the corrected facts. */
export function withPassages(
  kept: KeptCorrections | null,
  shown: readonly ShownPassage[],
): KeptCorrections | null {
  const facts = correctedFacts(kept);
  return shown.length === 0 ? facts : { ...facts, shown };
}
