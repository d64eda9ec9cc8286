import type { AnalysisDetail } from '@winnow/contracts';
import { createContext, useContext } from 'react';
import type { Source } from '../../../entities/analysis/source.ts';
import type { FactChanges } from './use-fact-change.ts';

export type FactContext = {
  readonly candidate: AnalysisDetail;
  readonly isAnonymous: boolean;
  /** The facts that the resume says, and where, by their id. */
  readonly sources: ReadonlyMap<string, Source>;
  readonly chosenId: string | null;
  /** Of several pages it is said on which a fact is. */
  readonly hasPages: boolean;
  readonly onChoose: (source: Source) => void;
  readonly changes: FactChanges;
};

const context = createContext<FactContext | null>(null);

/** What all facts of a candidate's page share. */
export const FactProvider = context.Provider;

export function useFacts(): FactContext {
  const found = useContext(context);
  if (!found) throw new Error('Facts are shown inside of their tab.');
  return found;
}
