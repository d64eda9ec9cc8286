import type { OrganizationId, SearchReason } from '@winnow/contracts';
import type { Queryable } from '../../platform/database/database.ts';
import { explainByFacts, quoteAround } from './explain-hit.ts';
import type { WordSearch } from './search-conditions.ts';
import { findDocument, listDetails, listTags } from './search-repository.ts';
import { findWords } from './words/fold-words.ts';
import type { SearchFact } from './words/search-fact.ts';

/** A row of a searched list. */
type FoundRow = {
  readonly id: string;
  readonly resumeId: string;
  readonly fileName: string;
  /** Texts that the row shows anyway: words in them need no explanation. */
  readonly shown: readonly (string | null)[];
};

/** Maximum resumes per page of a list whose text is loaded for a quote. */
const quotedMax = 60;

/** What matched, by row id. */
export async function explainFound(
  on: Queryable,
  organizationId: OrganizationId,
  rows: readonly FoundRow[],
  { words, isAnonymous }: WordSearch,
): Promise<ReadonlyMap<string, SearchReason[]>> {
  const resumeIds = [...new Set(rows.map(({ resumeId }) => resumeId))];
  const known = new Map(
    (await listDetails(on, organizationId, resumeIds)).map((each) => [each.resumeId, each]),
  );
  const tags = Map.groupBy(await listTags(on, organizationId, resumeIds), ({ resumeId }) => resumeId);
  const found = new Map<string, SearchReason[]>();
  let quoted = 0;
  for (const { id, resumeId, fileName, shown } of rows) {
    const { details = [], covered = [] } = known.get(resumeId) ?? {};
    const facts: SearchFact[] = [
      ...details,
      ...(tags.get(resumeId) ?? []).map(({ tag }) => ({ kind: 'tag' as const, text: tag })),
      ...(isAnonymous ? [] : [{ kind: 'file' as const, text: fileName }]),
    ];
    const { reasons, unexplained } = explainByFacts(facts, words, isAnonymous);
    found.set(id, reasons);
    const shownWords = shown.flatMap((text) => [...findWords(text ?? '')].map(({ word }) => word));
    const open = unexplained.filter((word) => !shownWords.some((each) => each.includes(word)));
    if (open.length === 0 || quoted === quotedMax) continue;
    quoted += 1;
    const document = await findDocument(on, organizationId, resumeId);
    const quote = document && quoteAround(document.text, open, isAnonymous ? covered : []);
    if (quote) found.set(id, [...reasons, quote]);
  }
  return found;
}
