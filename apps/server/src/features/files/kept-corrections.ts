import type { FactCorrections } from '@winnow/contracts';
import type { ShownPassage } from '@winnow/engine';

/** What a person set right: facts, and passages that they accepted as showing a requirement. */
export type KeptCorrections = FactCorrections & { readonly shown?: readonly ShownPassage[] | undefined };

/** The facts alone; `null` where none was corrected. */
export function correctedFacts(kept: KeptCorrections | null): FactCorrections | null {
  if (!kept) return null;
  const { shown: _, ...facts } = kept;
  return Object.keys(facts).length === 0 ? null : facts;
}

/** Other facts with the accepted passages of before. */
export function withFacts(
  facts: FactCorrections | null,
  before: KeptCorrections | null,
): KeptCorrections | null {
  return withPassages(facts, before?.shown ?? []);
}

/** The same facts with other passages. */
export function withPassages(
  kept: KeptCorrections | null,
  shown: readonly ShownPassage[],
): KeptCorrections | null {
  const facts = correctedFacts(kept);
  return shown.length === 0 ? facts : { ...facts, shown };
}
