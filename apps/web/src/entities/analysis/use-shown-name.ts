import type { AnalysisRow } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { aliasTexts } from './alias-texts.ts';

type Named = Pick<AnalysisRow, 'alias' | 'candidateName' | 'fileName'>;

/** The name shown for a candidate: their own, or an alias in anonymous view. */
export function useShownName(): (row: Named, isAnonymous: boolean) => string {
  const shownAlias = useAlias();
  return (row, isAnonymous) => (isAnonymous ? shownAlias(row.alias) : (row.candidateName ?? row.fileName));
}

/** The alias of a candidate in the reader's language; other text is unchanged. */
export function useAlias(): (alias: string) => string {
  const texts = useTexts(aliasTexts);
  return (alias) => {
    const code = /^Candidate ([0-9A-F]{4})$/.exec(alias)?.[1];
    return code ? texts.alias(code) : alias;
  };
}
