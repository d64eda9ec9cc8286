import type { AnalysisDetail, AnalysisRow } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { usePeople } from '../organization/use-people.ts';
import { whoTexts } from '../organization/who-texts.ts';
import { bulkTexts } from './bulk/bulk-texts.ts';
import { resultsTexts } from './results-texts.ts';
import { findOvertaken } from './undo-change.ts';

/**
 * If two members decide at the same time, the later one sees what the other decided, and can undo their own decision in
 * favor of it.
 */
export function useOvertaken() {
  const { changed: texts } = useTexts(resultsTexts);
  const { decisions } = useTexts(bulkTexts);
  const { former } = useTexts(whoTexts);
  const people = usePeople();
  return <Row extends AnalysisRow>(
    before: Row,
    after: AnalysisDetail,
  ): { readonly before: Row; readonly notice?: string } => {
    const overtaken = findOvertaken(before, after);
    if (!overtaken) return { before };
    const { by, ...decided } = overtaken;
    const word = decided.decision ? decisions[decided.decision] : '';
    return {
      before: { ...before, ...decided },
      notice: texts.overtaken(people.get(by)?.name ?? former, word),
    };
  };
}
