import type { AnalysisDetail } from '@winnow/contracts';
import { createContext, useContext } from 'react';
import type { Source } from '../../../entities/analysis/source.ts';
import type { FactChanges } from './use-fact-change.ts';

export type FactContext = {
  readonly candidate: AnalysisDetail;
  readonly isAnonymous: boolean;
  /** Facts with evidence in the resume, by id. */
  readonly sources: ReadonlyMap<string, Source>;
  readonly chosenId: string | null;
  /** Whether the resume has several pages, so that facts show their page. */
  readonly hasPages: boolean;
  readonly onChoose: (source: Source) => void;
  readonly changes: FactChanges;
};

const context = createContext<FactContext | null>(null);

/** Context shared by all facts of a candidate's page. */
export const FactProvider = context.Provider;

export function useFacts(): FactContext {
  const found = useContext(context);
  if (!found) throw new Error('Facts are shown inside of their tab.');
  return found;
}
