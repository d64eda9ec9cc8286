import type { PoolChip } from '@winnow/contracts';
import { type PoolHit, searchLimits } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { JobScope, Member } from '../../platform/http/caller.ts';
import { aliasOf } from '../analyses/analysis-row.ts';
import { explainByFacts } from '../search/explain-hit.ts';
import type { SearchService } from '../search/search-service.ts';
import { foldWords } from '../search/words/fold-words.ts';
import { monthsFromGrade } from './facts/fact-grades.ts';
import type { PoolHits } from './pool-index.ts';
import { countResumes, listNewestResumes, type NewestResume } from './pool-search-repository.ts';
import { requirementOf } from './query/query-of-chips.ts';

type Searcher = Member & JobScope;

/** People with the details that lists show; leaves out those removed since. */
export type PresentHits = (
  searcher: Searcher,
  best: PoolHits['best'],
  chips: readonly PoolChip[],
  isAnonymous: boolean,
) => Promise<PoolHit[]>;

const fullScore = 255;

export function createPresentHits({
  database,
  search: library,
}: {
  readonly database: Database;
  readonly search: Pick<SearchService, 'listNewestAnalyses' | 'listTags'>;
}): PresentHits {
  return async (searcher, best, chips, isAnonymous) => {
    if (best.length === 0) return [];
    const { organizationId } = searcher;
    const personIds = best.map(({ personId }) => personId);
    const newest = await listNewestResumes(database, searcher, personIds);
    const ids = newest.map(({ id }) => id);
    const analyses = new Map(
      (await library.listNewestAnalyses(searcher, ids)).map((each) => [each.resumeId, each]),
    );
    const tags = Map.groupBy(await library.listTags(organizationId, ids), ({ resumeId }) => resumeId);
    const counts = await countResumes(database, searcher, personIds);
    const byPerson = new Map(newest.map((row) => [row.personId, row]));
    const written = chips.filter(({ kind }) => kind !== 'list').map(({ text }) => text);
    const words = foldWords(written.join(' ')).slice(0, searchLimits.words);
    const isScored = chips.some((chip) => requirementOf(chip) !== null);
    return best.flatMap(({ personId, score }): PoolHit[] => {
      const row = byPerson.get(personId);
      // Removed since the search.
      if (!row) return [];
      const analysis = analyses.get(row.id);
      return [
        {
          personId,
          fileId: row.id,
          analysisId: analysis?.id ?? null,
          jobTitle: analysis?.jobTitle ?? null,
          name: nameOf(row, analysis, isAnonymous),
          headline: analysis?.headline ?? factOf(row, 'title'),
          place: isAnonymous ? null : factOf(row, 'place'),
          experienceMonths: monthsOf(row),
          tags: (tags.get(row.id) ?? []).map(({ tag }) => tag),
          resumes: counts.get(personId) ?? 1,
          addedAt: row.createdAt.toISOString(),
          match: isScored ? Math.round((100 * score) / fullScore) : null,
          reasons: explainByFacts(row.details, words, isAnonymous).reasons,
        },
      ];
    });
  };
}

const factOf = ({ details }: NewestResume, kind: 'title' | 'place' | 'name'): string | null =>
  details.find((fact) => fact.kind === kind)?.text ?? null;

function nameOf(
  row: NewestResume,
  analysis: { readonly id: string; readonly candidateName: string | null } | undefined,
  isAnonymous: boolean,
): string {
  if (isAnonymous) return aliasOf(analysis?.id ?? row.id);
  return analysis?.candidateName ?? factOf(row, 'name') ?? row.candidateName ?? row.fileName;
}

function monthsOf({ pool }: NewestResume): number | null {
  const years = pool?.find(({ kind }) => kind === 'years');
  return years ? monthsFromGrade(years.grade) : null;
}
