import { type CorrectableFact, correctableFacts, type FactCorrections } from '@winnow/contracts';
import { type KeptCorrections, withFacts } from '../files/kept-corrections.ts';

type FactChange = {
  readonly corrections: FactCorrections;
  /** Facts to reset to what was read. */
  readonly asRead: readonly CorrectableFact[];
};

/** The corrections after a change; `null` if none is left. */
export function mergeCorrections(
  before: KeptCorrections | null,
  { corrections, asRead }: FactChange,
): KeptCorrections | null {
  const merged: Record<string, unknown> = {};
  for (const fact of correctableFacts) {
    if (asRead.includes(fact)) continue;
    const value = corrections[fact] === undefined ? before?.[fact] : corrections[fact];
    if (value !== undefined) merged[fact] = value;
  }
  return withFacts(Object.keys(merged).length === 0 ? null : merged, before);
}
