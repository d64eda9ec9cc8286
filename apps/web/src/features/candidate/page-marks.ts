import type { MatchFinding } from '@winnow/contracts';

type Box = MatchFinding['evidence'][number]['boxes'][number];

/** One stroke of the pen on a page, and what it speaks for. */
export type PageMark = {
  readonly box: Box;
  readonly requirements: readonly MatchFinding['requirement'][];
  /** Offsets at which pieces of evidence begin here. */
  readonly starts: readonly number[];
};

/** The strokes on a page, from 1: words that speak for several requirements are marked once. */
export function marksOnPage(findings: readonly MatchFinding[], page: number): PageMark[] {
  const marks = new Map<
    string,
    { box: Box; requirements: Map<string, MatchFinding['requirement']>; starts: Set<number> }
  >();
  for (const { requirement, evidence } of findings) {
    for (const place of evidence) {
      if (place.page !== page) continue;
      place.boxes.forEach((box, index) => {
        const key = box.map((edge) => Math.round(edge)).join();
        const mark = marks.get(key) ?? { box, requirements: new Map(), starts: new Set() };
        mark.requirements.set(requirement.id, requirement);
        if (index === 0) mark.starts.add(place.start);
        marks.set(key, mark);
      });
    }
  }
  return [...marks.values()].map(({ box, requirements, starts }) => ({
    box,
    requirements: [...requirements.values()],
    starts: [...starts],
  }));
}
