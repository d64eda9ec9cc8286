import { bandFrom, type Remark, type SharedList, say } from '@winnow/contracts';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { analysisTexts } from '../../entities/analysis/analysis-texts.ts';
import { explanationTexts, ofSentence } from '../../entities/analysis/explanation-texts.ts';
import { PotentialMark } from '../../entities/analysis/potential-mark.tsx';
import { WorkSpan } from '../../entities/analysis/work-span.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ScoreBeam } from '../../ui/charts/score-beam.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { CommentForm, type Writing } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { sharesTexts } from './shares-texts.ts';

/** Maximum number of quotes shown for a requirement. */
const maxQuotes = 4;

type Candidate = SharedList['candidates'][number];

type SharedCandidateProps = {
  readonly candidate: Candidate;
  readonly comments: SharedList['comments'];
  /** `null` if the list accepts no comments. */
  readonly writing: Writing | null;
};

/** A candidate in a shared list: a short summary; every requirement with its quotes on demand. */
export function SharedCandidate({ candidate, comments, writing }: SharedCandidateProps) {
  const { shared: texts } = useTexts(sharesTexts);
  const [isWriting, setWriting] = useState(false);
  const { name, headline, experienceMonths, group, strengths, gaps, findings } = candidate;
  const musts = findings.filter(({ must, isScored }) => must && isScored);
  return (
    <li className="break-inside-avoid rounded-card border border-rule bg-raised p-4 has-[details[open]]:break-inside-auto sm:p-5">
      <div className="grid items-start gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <h2 className="font-serif text-20 break-words">
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-0.5 text-14 text-quiet">
            {headline && (
              <>
                <bdi>{headline}</bdi>
                {' · '}
              </>
            )}
            {experienceMonths === null ? texts.noYears : <WorkSpan months={experienceMonths} />}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-quiet">
            <Badge tone={group === 'talk-first' ? 'field' : 'neutral'}>{texts.groups[group]}</Badge>
            {musts.length > 0 && (
              <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="flex flex-wrap gap-1">
                  {musts.map(({ status }, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two may read alike, and their order is the job's
                    <StatusShape key={place} status={status} className="size-3.5" />
                  ))}
                </span>
                <span className="whitespace-nowrap">
                  {texts.musts(musts.filter(({ status }) => status === 'met').length, musts.length)}
                </span>
              </span>
            )}
          </p>
        </div>
        <Score candidate={candidate} />
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Remarks heading={texts.strengths} remarks={strengths} />
        <Remarks heading={texts.gaps} remarks={gaps} />
      </div>
      {findings.length > 0 && (
        <details className="mt-4 border-t border-rule pt-3 not-open:print:hidden">
          <summary className="w-fit cursor-pointer rounded-control text-14 text-field underline-offset-4 hover:underline">
            {texts.reasons(findings.length)}
          </summary>
          <ul className="mt-2 divide-y divide-rule">
            {inOrder(findings).map((finding, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may read alike, and their order is the job's
              <Finding key={place} finding={finding} />
            ))}
          </ul>
        </details>
      )}
      {(comments.length > 0 || writing) && (
        <div
          className={classNames('mt-4 border-t border-rule pt-4', comments.length === 0 && 'print:hidden')}
        >
          <CommentList comments={comments} />
          {writing &&
            (isWriting ? (
              <CommentForm {...writing} position={candidate.position} onDone={() => setWriting(false)} />
            ) : (
              <Button
                size="sm"
                variant="quiet"
                className="-ms-3"
                icon={<MessageSquare aria-hidden="true" />}
                aria-label={texts.commentOn(name)}
                onClick={() => setWriting(true)}
              >
                {texts.comment}
              </Button>
            ))}
        </div>
      )}
    </li>
  );
}

/** Must-haves, other requirements, and the overall fit. */
function inOrder(findings: Candidate['findings']): Candidate['findings'] {
  const place = ({ must, overall }: Candidate['findings'][number]) => (must ? 0 : overall ? 2 : 1);
  return findings.toSorted((left, right) => place(left) - place(right));
}

function Remarks({ heading, remarks }: { readonly heading: string; readonly remarks: readonly Remark[] }) {
  const explanations = useTexts(explanationTexts);
  if (remarks.length === 0) return null;
  return (
    <section>
      <h3 className="text-13 text-quiet">{heading}</h3>
      <ul className="mt-1.5 grid list-disc gap-1 ps-5 text-14 marker:text-field">
        {remarks.map(({ requirementId, requirement, reason, must }) => (
          <li key={requirementId} className="break-words">
            {explanations.remark(requirement, say(explanations.reason, reason), must)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Score({ candidate: { score, potential, band, confidence } }: { readonly candidate: Candidate }) {
  const { shared: texts } = useTexts(sharesTexts);
  const { band: bands } = useTexts(analysisTexts);
  if (score === null) return <p className="text-14 text-quiet">{texts.notScored}</p>;
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3">
      <span className="text-end font-serif text-31 leading-none tabular-nums">{score}</span>
      <div className="min-w-0">
        <ScoreBeam
          score={score}
          potential={potential?.score ?? score}
          steps={Object.values(bandFrom)}
          label={texts.score(score)}
        />
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-13 text-quiet">
          <span className="text-ink">{band && bands[band]}</span>
          <PotentialMark score={score} potential={potential} />
          <span>{texts.confidence(confidence)}</span>
        </p>
      </div>
    </div>
  );
}

function Finding({ finding }: { readonly finding: Candidate['findings'][number] }) {
  const { shared: texts } = useTexts(sharesTexts);
  const explanations = useTexts(explanationTexts);
  const { requirement, must, status, reason, byHand, quotes } = finding;
  return (
    <li className="flex break-inside-avoid gap-3 py-3">
      <StatusShape status={status} className="mt-[3px] size-[18px]" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-14 font-medium break-words">
            <bdi>{requirement}</bdi>
          </h3>
          <p className="text-13 text-quiet">
            <span className="text-ink">{texts.status[status]}</span>
            {must && ` · ${texts.must}`}
          </p>
        </div>
        <p className="mt-0.5 text-14 text-quiet" {...ofSentence(reason)}>
          {say(explanations.reason, reason)}
          {byHand.length > 0 && ` ${explanations.byHand(byHand)}`}
        </p>
        {quotes.length > 0 && (
          <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-14 leading-relaxed">
            {[...new Set(quotes)].slice(0, maxQuotes).map((quote) => (
              <li key={quote} className="min-w-0">
                <mark
                  dir="auto"
                  className="rounded-[3px] bg-marker box-decoration-clone px-1 py-0.5 break-words text-ink"
                >
                  “{quote.replace(/\s+/g, ' ').trim()}”
                </mark>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
