import type { Source } from '../../entities/analysis/source.ts';

type Box = Source['evidence'][number]['boxes'][number];

/** A highlight on a page, with its sources. */
export type PageMark = {
  readonly box: Box;
  readonly sources: readonly Source[];
  /** Offsets at which pieces of evidence begin here. */
  readonly starts: readonly number[];
};

/** Highlights on a page, numbered from 1; text with several sources is highlighted once. */
export function marksOnPage(sources: readonly Source[], page: number): PageMark[] {
  const marks = new Map<string, { box: Box; sources: Map<string, Source>; starts: Set<number> }>();
  for (const source of sources) {
    for (const place of source.evidence) {
      if (place.page !== page) continue;
      place.boxes.forEach((box, index) => {
        const key = box.map((edge) => Math.round(edge)).join();
        const mark = marks.get(key) ?? { box, sources: new Map(), starts: new Set() };
        mark.sources.set(source.id, source);
        if (index === 0) mark.starts.add(place.start);
        marks.set(key, mark);
      });
    }
  }
  return [...marks.values()].map(({ box, sources, starts }) => ({
    box,
    sources: [...sources.values()],
    starts: [...starts],
  }));
}
