import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AnalysisDetail,
  type CorrectableFact,
  correctFact,
  type FactCorrections,
} from '@winnow/contracts';
import { candidateKey } from '../../../entities/candidates/candidate-key.ts';
import { useKnown } from '../../../entities/candidates/use-candidate-update.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { candidateTexts } from '../candidate-texts.ts';
import { type FactValues, valuesOf } from './fact-values.ts';

type FactChange = { readonly corrections?: FactCorrections; readonly asRead?: CorrectableFact[] };

export type FactChanges = {
  /**
   * Saves one fact and rescores; resolves to whether it was saved.
   * @param update computes the value from the current facts: another save may be under way
   */
  save<Fact extends CorrectableFact>(
    fact: Fact,
    update: (values: FactValues) => FactCorrections[Fact],
  ): Promise<boolean>;
  /** Resets a fact to what was read. */
  reset(fact: CorrectableFact): void;
  readonly isSaving: boolean;
};

/** Corrects single facts of a candidate, each with undo. */
export function useFactChange({ id }: AnalysisDetail): FactChanges {
  const { facts: texts } = useTexts(candidateTexts);
  const queries = useQueryClient();
  const known = useKnown();
  const now = () => queries.getQueryData<AnalysisDetail>(candidateKey(id));
  const change = useMutation({
    // One after the other: a list is replaced as a whole.
    scope: { id: `facts-${id}` },
    mutationFn: async (make: () => FactChange) => (await api.call(correctFact, { id, ...make() })).data,
    onSuccess: known,
  });

  const undoTo = (fact: CorrectableFact, before: FactCorrections | null) => () => {
    const value = before?.[fact];
    change.mutate(() => (value === undefined ? { asRead: [fact] } : { corrections: { [fact]: value } }));
  };

  async function apply(fact: CorrectableFact, words: string, make: () => FactChange): Promise<boolean> {
    let before: FactCorrections | null = null;
    try {
      await change.mutateAsync(() => {
        before = now()?.corrections ?? null;
        return make();
      });
    } catch {
      // The input is kept; the toast says why.
      return false;
    }
    toasts.add('success', words, { undo: undoTo(fact, before) });
    return true;
  }

  return {
    save(fact, update) {
      return apply(fact, texts.saved, () => {
        const detail = now();
        return detail ? { corrections: { [fact]: update(valuesOf(detail.facts)) } } : {};
      });
    },
    reset: (fact) => void apply(fact, texts.resetDone, () => ({ asRead: [fact] })),
    isSaving: change.isPending,
  };
}
