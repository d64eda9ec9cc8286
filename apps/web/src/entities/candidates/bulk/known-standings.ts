import type { QueryClient } from '@tanstack/react-query';
import type { AnalysisRow, Batch, CandidateStanding } from '@winnow/contracts';

/** The row with the current decisions; tags apply to all rows of the resume. */
function refresh<Row extends Pick<AnalysisRow, 'id' | 'fileId' | 'tags'>>(row: Row, known: Standings): Row {
  const own = known.byId.get(row.id);
  if (own) return { ...row, ...own };
  const twin = known.byFile.get(row.fileId);
  return twin ? { ...row, tags: twin.tags } : row;
}

type Standings = {
  readonly byId: ReadonlyMap<string, CandidateStanding>;
  readonly byFile: ReadonlyMap<string, CandidateStanding>;
};

type Pages = { readonly pages: readonly { readonly analyses?: readonly AnalysisRow[] }[] };

/** Updates candidates on all screens from the server's answer; data not shown is reloaded when needed. */
export function showStandings(queries: QueryClient, standings: readonly CandidateStanding[]): void {
  const known = {
    byId: new Map(standings.map((standing) => [standing.id, standing])),
    byFile: new Map(standings.map((standing) => [standing.fileId, standing])),
  };
  queries.setQueriesData<Batch>(
    { queryKey: ['batches', 'one'] },
    (batch) =>
      batch && {
        ...batch,
        items: batch.items.map((item) =>
          item.analysis ? { ...item, analysis: refresh(item.analysis, known) } : item,
        ),
      },
  );
  queries.setQueriesData<Pages>(
    { queryKey: ['analyses', 'list'] },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) =>
          page.analyses ? { ...page, analyses: page.analyses.map((row) => refresh(row, known)) } : page,
        ),
      },
  );
  void queries.invalidateQueries({ queryKey: ['analyses'] });
  void queries.invalidateQueries({ queryKey: ['dashboard'] });
  for (const part of ['figures', 'activity']) void queries.invalidateQueries({ queryKey: ['jobs', part] });
}
