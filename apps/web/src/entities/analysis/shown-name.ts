import type { AnalysisRow } from '@winnow/contracts';

/** What somebody is called on the screen: their name, or what covers it. */
export function shownName(
  row: Pick<AnalysisRow, 'alias' | 'candidateName' | 'fileName'>,
  isAnonymous: boolean,
): string {
  return isAnonymous ? row.alias : (row.candidateName ?? row.fileName);
}
