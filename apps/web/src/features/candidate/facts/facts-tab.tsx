import type { AnalysisDetail } from '@winnow/contracts';
import { useMemo } from 'react';
import type { Source } from '../../../entities/analysis/source.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { candidateTexts } from '../candidate-texts.ts';
import { EducationFacts, PositionFacts } from './entry-facts.tsx';
import { FactProvider } from './fact-context.ts';
import { LineFact, YearsFact } from './single-facts.tsx';
import { useFactChange } from './use-fact-change.ts';
import { LanguageFacts, WordFacts } from './word-facts.tsx';

type FactsTabProps = {
  readonly candidate: AnalysisDetail;
  readonly isAnonymous: boolean;
  readonly sources: readonly Source[];
  readonly chosenId: string | null;
  readonly hasPages: boolean;
  readonly onChoose: (source: Source) => void;
};

/** Facts read from a resume, each linked to its quote and editable in place. */
export function FactsTab({ candidate, isAnonymous, sources, chosenId, hasPages, onChoose }: FactsTabProps) {
  const { facts: texts } = useTexts(candidateTexts);
  const changes = useFactChange(candidate);
  const byId = useMemo(() => new Map(sources.map((source) => [source.id, source])), [sources]);
  return (
    <FactProvider value={{ candidate, isAnonymous, sources: byId, chosenId, hasPages, onChoose, changes }}>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-13 text-quiet">
          {texts.explanation} {texts.sourcesHint}
        </p>
        {isAnonymous && <p className="text-13 text-quiet">{texts.coveredFields}</p>}
        <dl className="grid grid-cols-1 gap-4 text-14">
          <LineFact fact="name" />
          <LineFact fact="place" />
          <WordFacts fact="emails" />
          <WordFacts fact="phones" />
          <WordFacts fact="links" />
          <YearsFact />
          <PositionFacts />
          <EducationFacts />
          <WordFacts fact="skills" />
          <WordFacts fact="certifications" />
          <LanguageFacts />
        </dl>
      </div>
    </FactProvider>
  );
}
