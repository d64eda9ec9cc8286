import type { AnalysisDetail } from '@winnow/contracts';
import { Download } from 'lucide-react';
import { type Ref, useCallback, useMemo, useState } from 'react';
import { coverText } from '../../entities/analysis/cover-text.ts';
import { ResumeText } from '../../entities/analysis/resume-text.tsx';
import type { Source } from '../../entities/analysis/source.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { candidateTexts } from './candidate-texts.ts';
import { PdfPages } from './pdf-pages.tsx';
import { useOriginal } from './use-candidate.ts';

type OriginalProps = {
  readonly candidate: Pick<AnalysisDetail, 'report' | 'facts' | 'readFacts' | 'fileId' | 'fileName'>;
  readonly isAnonymous: boolean;
  /** Marks to show: evidence of requirements, or positions of facts. */
  readonly sources: readonly Source[];
  readonly chosenId: string | null;
  readonly onUncover: () => void;
  readonly onChoose: (sourceId: string) => void;
  /** Label of a mark. */
  readonly describe: (sources: string) => string;
  /** With many marks, all but the chosen one are only underlined. */
  readonly isQuiet: boolean;
  /** The scrolling element, for scrolling evidence into view. */
  readonly pane: Ref<HTMLElement>;
};

/** The resume itself: its pages if it has any, otherwise its text; hidden in anonymous view. */
export function Original(props: OriginalProps) {
  const { candidate, isAnonymous, sources, chosenId, onUncover, onChoose, describe, isQuiet, pane } = props;
  const { original: texts } = useTexts(candidateTexts);
  const { report, facts, readFacts, fileId, fileName } = candidate;
  const isPdf = report.document.format === 'pdf' && report.document.pages.length > 0;
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const showsPages = isPdf && !isAnonymous && !hasFailed;
  const original = useOriginal(fileId, showsPages);
  const text = useMemo(
    () => (isAnonymous ? coverText(report.document.text, facts, readFacts) : report.document.text),
    [isAnonymous, report.document.text, facts, readFacts],
  );
  return (
    // Not a landmark: the pane inside is one, with the same name.
    <div className="min-w-0">
      <header className="mb-3 flex items-center gap-3">
        <h2 className="grow font-serif text-20">{showsPages ? texts.heading : texts.text}</h2>
        {!isAnonymous && (
          <IconButton
            size="sm"
            label={texts.download}
            icon={<Download aria-hidden="true" />}
            onClick={() => void original.refetch().then(({ data }) => data && saveFile(data, fileName))}
          />
        )}
      </header>
      {isAnonymous && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-quiet print:hidden">
          {texts.covered}
          <Button size="sm" onClick={onUncover}>
            {texts.uncover}
          </Button>
        </p>
      )}
      {(hasFailed || (showsPages && original.error)) && (
        <p role="status" className="mb-3 text-13 text-quiet">
          {texts.failed}
        </p>
      )}
      {showsPages && !original.error ? (
        <section
          ref={pane}
          aria-label={texts.heading}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reached without a mouse
          tabIndex={0}
          className="relative lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto print:max-h-none print:overflow-visible"
        >
          {original.data ? (
            <PdfPages
              file={original.data}
              sources={sources}
              chosenId={chosenId}
              onChoose={onChoose}
              describe={describe}
              isQuiet={isQuiet}
              onFailure={fail}
            />
          ) : (
            <div className="aspect-[210/297] w-full animate-wait rounded-card bg-rule" />
          )}
        </section>
      ) : (
        <ResumeText
          ref={pane}
          text={text}
          sources={sources}
          chosenId={chosenId}
          onChoose={onChoose}
          describe={describe}
          isQuiet={isQuiet}
        />
      )}
    </div>
  );
}
