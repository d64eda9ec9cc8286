import { type Analysis, reweigh } from '@winnow/engine';

type Leader = { readonly title: string; readonly analysis: Analysis };

type Place = { readonly id: string; readonly title: string; readonly score: number };

/** What happens to the first places when one requirement counts more. */
export type Reweighed = {
  readonly requirement: string;
  /** The highest a weight can be. */
  readonly weight: number;
  readonly before: readonly Place[];
  readonly after: readonly Place[];
};

const highest = 5;

/** Tries each requirement at its highest weight, and keeps the one that moves most; `null` where none does. */
export function reweighLeaders(leaders: readonly Leader[]): Reweighed | null {
  const before = rank(leaders);
  const requirements = leaders[0]?.analysis.findings.map(({ requirement }) => requirement) ?? [];
  const tried = requirements
    .filter(({ kind }) => kind === 'skill')
    .map(({ id, text }) => {
      const changed = requirements.map((each) => (each.id === id ? { ...each, weight: highest } : each));
      const after = rank(
        leaders.map(({ title, analysis }) => ({ title, analysis: reweigh(analysis, changed) ?? analysis })),
      );
      const moved = after.filter((place, index) => place.id !== before[index]?.id).length;
      return { requirement: text, weight: highest, before, after, moved, shown: countEvidence(leaders, id) };
    });
  const [best] = tried.sort((one, other) => other.moved - one.moved || other.shown - one.shown);
  if (!best || best.moved === 0) return null;
  const { requirement, weight, after } = best;
  return { requirement, weight, before, after };
}

function rank(leaders: readonly Leader[]): Place[] {
  return leaders
    .map(({ title, analysis }, index) => ({ id: `leader-${index + 1}`, title, score: analysis.score ?? 0 }))
    .sort((one, other) => other.score - one.score);
}

/** Of two with the same effect, the one with more evidence in the resumes. */
function countEvidence(leaders: readonly Leader[], requirementId: string): number {
  return leaders
    .flatMap(({ analysis }) => analysis.findings)
    .filter(({ requirement }) => requirement.id === requirementId)
    .reduce((count, { evidence }) => count + evidence.length, 0);
}
