import { type CorrectableFact, correctableFacts, type FactCorrections } from '@winnow/contracts';

type FactChange = {
  readonly corrections: FactCorrections;
  /** Facts that go back to what was read. */
  readonly asRead: readonly CorrectableFact[];
};

/** The corrections after a change of some of them; `null` where none is left. */
export function mergeCorrections(
  before: FactCorrections | null,
  { corrections, asRead }: FactChange,
): FactCorrections | null {
  const merged: Record<string, unknown> = {};
  for (const fact of correctableFacts) {
    if (asRead.includes(fact)) continue;
    const value = corrections[fact] === undefined ? before?.[fact] : corrections[fact];
    if (value !== undefined) merged[fact] = value;
  }
  return Object.keys(merged).length === 0 ? null : merged;
}
