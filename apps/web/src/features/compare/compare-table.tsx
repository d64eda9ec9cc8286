import type { AnalysisDetail } from '@winnow/contracts';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { coverText } from '../../entities/analysis/cover-text.ts';
import { useShownName } from '../../entities/analysis/use-shown-name.ts';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { alignFindings } from './align-findings.ts';
import { CompareHead } from './compare-head.tsx';
import { CompareLines } from './compare-lines.tsx';
import { compareTexts } from './compare-texts.ts';
import { RequirementGroup } from './requirement-group.tsx';

type CompareTableProps = {
  readonly candidates: readonly AnalysisDetail[];
  readonly batchId: string;
  readonly isAnonymous: boolean;
  /** `null` if no fewer can be compared. */
  readonly onLeaveOut: ((id: string) => void) | null;
};

/** One column per candidate. Scrolls in its own box, with sticky row and column headers. */
export function CompareTable({ candidates, batchId, isAnonymous, onLeaveOut }: CompareTableProps) {
  const texts = useTexts(compareTexts);
  const { differing, alike } = useMemo(
    () => alignFindings(candidates.map(({ report }) => report.findings)),
    [candidates],
  );
  const [showsAlike, setShowsAlike] = useState(false);
  const shownName = useShownName();
  const names = candidates.map((candidate) => shownName(candidate, isAnonymous));
  const resumes = useMemo(
    () =>
      candidates.map(({ id, report, facts }) => ({
        id,
        text: isAnonymous ? coverText(report.document.text, facts) : report.document.text,
      })),
    [candidates, isAnonymous],
  );
  return (
    <section
      aria-label={texts.caption(names)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it without a wheel
      tabIndex={0}
      className="relative max-h-[80dvh] overflow-auto rounded-card border border-rule bg-raised lg:max-h-[calc(100dvh-4rem)] print:max-h-none print:overflow-visible print:rounded-none print:border-x-0 print:border-b-0"
    >
      <table className="w-full border-separate border-spacing-0 print:table-fixed">
        <caption className="sr-only">{texts.caption(names)}</caption>
        <CompareHead candidates={candidates} names={names} batchId={batchId} onLeaveOut={onLeaveOut} />
        <CompareLines candidates={candidates} names={names} />
        <RequirementGroup
          heading={differing.length > 0 ? texts.differ(differing.length) : texts.nothingDiffers}
          rows={differing}
          resumes={resumes}
        />
        {alike.length > 0 && (
          <RequirementGroup
            heading={
              <AlikeButton
                words={texts.alike(alike.length)}
                isOpen={showsAlike}
                onPress={() => setShowsAlike(!showsAlike)}
              />
            }
            rows={showsAlike ? alike : []}
            resumes={resumes}
          />
        )}
      </table>
    </section>
  );
}

type AlikeButtonProps = { readonly words: string; readonly isOpen: boolean; readonly onPress: () => void };

function AlikeButton({ words, isOpen, onPress }: AlikeButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className="inline-flex items-center gap-2 rounded-control text-start hover:text-field pointer-coarse:min-h-11"
    >
      <ChevronDown
        aria-hidden="true"
        className={classNames(
          'size-4 shrink-0 transition-transform print:hidden',
          !isOpen && '-rotate-90 rtl:rotate-90',
        )}
      />
      {words}
    </button>
  );
}
