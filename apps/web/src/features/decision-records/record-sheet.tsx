import type { DecisionRecord } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { analysisTexts } from '../../entities/analysis/analysis-texts.ts';
import { requirementName } from '../../entities/analysis/requirement-name.ts';
import { bulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import { resultsTexts } from '../../entities/candidates/results-texts.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { isNotFound } from '../../lib/requests/is-not-found.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { decisionRecordTexts } from './decision-record-texts.ts';
import { describeActor, describeChange, describeJob, describeReasons } from './describe-record.ts';
import { useDecisionRecord } from './use-decision-records.ts';

type RecordSheetProps = {
  readonly id: string;
  readonly onClose: () => void;
  /** Narrows the list to the candidate. */
  readonly onCandidate: (candidate: string) => void;
};

/** One decision record with the verdicts that it was based on. */
export function RecordSheet({ id, onClose, onCandidate }: RecordSheetProps) {
  const all = useTexts(decisionRecordTexts);
  const query = useDecisionRecord(id);
  const words = { failed: all.record.failed, retry: all.retry };
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={all.record.title}>
      {isNotFound(query.error) ? (
        <Notice tone="info" heading={all.record.gone}>
          {all.record.goneWords}
        </Notice>
      ) : (
        <Fetched query={query} words={words} lines={8}>
          {(record) => (
            <div className="grid grid-cols-1 gap-6">
              <Decision record={record} onCandidate={onCandidate} />
              <Basis basis={record.basis} />
              <Proof record={record} />
            </div>
          )}
        </Fetched>
      )}
    </Sheet>
  );
}

type DecisionProps = { readonly record: DecisionRecord } & Pick<RecordSheetProps, 'onCandidate'>;

function Decision({ record, onCandidate }: DecisionProps) {
  const texts = useTexts(decisionRecordTexts);
  const words = { texts, bulk: useTexts(bulkTexts) };
  const { dateTime, labeled, list } = useFormats();
  const { record: of } = texts;
  const { change, departure, changedTogether, isUndo, isByPersonOnly, basis, reasons } = record;
  const { from, to } = describeChange(change, words);
  const said = describeReasons(record, words);
  const isHidden = reasons.some((reason) => reason === 'written' || reason === 'other');
  return (
    <div className="grid gap-4">
      <p className="text-16 font-medium wrap-anywhere">
        {labeled(texts.kinds[change.kind], texts.change(from, to))}
        {isUndo && <span className="text-quiet"> · {texts.undone}</span>}
      </p>
      <Facts>
        <Fact name={of.time}>{dateTime(record.at)}</Fact>
        <Fact name={of.member}>
          <bdi>{describeActor(record, texts)}</bdi>
        </Fact>
        <Fact name={of.candidate}>
          <bdi className="block tabular-nums">{record.candidate}</bdi>
          <Button variant="quiet" size="sm" className="-ms-3" onClick={() => onCandidate(record.candidate)}>
            {of.ofCandidate}
          </Button>
        </Fact>
        <Fact name={of.job}>{describeJob(record, texts)}</Fact>
        <Fact name={of.reasons}>
          {said.length === 0 ? of.noReasons : list(said)}
          {isHidden && <span className="block text-13 text-quiet">{of.notShown}</span>}
        </Fact>
        {changedTogether > 1 && <Fact name={of.together}>{texts.together(changedTogether)}</Fact>}
        {basis && <Fact name={of.ranking}>{departure ? texts.departures[departure] : of.asRanked}</Fact>}
        <Fact name={of.reading}>{isByPersonOnly ? texts.byPersonOnly : of.readByProgram}</Fact>
      </Facts>
    </div>
  );
}

function Basis({ basis }: Pick<DecisionRecord, 'basis'>) {
  const { record: of } = useTexts(decisionRecordTexts);
  const analysis = useTexts(analysisTexts);
  const { groupNames } = useTexts(resultsTexts);
  const { number, percent } = useFormats();
  if (!basis)
    return <Section heading={of.basis}>{<p className="text-14 text-quiet">{of.noBasis}</p>}</Section>;
  return (
    <>
      <Section heading={of.basis}>
        <Facts>
          <Fact name={of.score}>{basis.score === null ? of.notScored : number(basis.score)}</Fact>
          {basis.potential !== null && <Fact name={of.potential}>{number(basis.potential)}</Fact>}
          <Fact name={of.confidence}>{percent(basis.confidence)}</Fact>
          <Fact name={of.group}>{groupNames[basis.group]}</Fact>
          <Fact name={of.mustHaves}>{of.mustsMet(basis.mustsMet, basis.mustsTotal)}</Fact>
        </Facts>
      </Section>
      <Section heading={of.verdicts}>
        <ul className="divide-y divide-rule rounded-card border border-rule">
          {basis.requirements.map((requirement) => (
            <li
              key={requirement.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 px-3 py-2 text-14"
            >
              <span className="min-w-0 wrap-anywhere">
                <bdi>{requirementName(requirement, analysis)}</bdi>
                {(requirement.must || requirement.overall) && (
                  <span className="block text-12 text-quiet">{requirement.must ? of.must : of.overall}</span>
                )}
              </span>
              <span className="flex items-center gap-1.5 text-13 whitespace-nowrap">
                <StatusShape status={requirement.verdict} />
                {analysis.status[requirement.verdict]}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** Ids and hashes for finding and verifying the record. */
function Proof({ record: { id, basis } }: { readonly record: DecisionRecord }) {
  const { record: of } = useTexts(decisionRecordTexts);
  const { dateTime } = useFormats();
  const code = (text: string) => (
    <code dir="ltr" className="font-mono text-12 break-all">
      {text}
    </code>
  );
  return (
    <Section heading={of.proof}>
      <Facts>
        <Fact name={of.recordId}>{code(id)}</Fact>
        {basis && (
          <>
            <Fact name={of.engine}>{code(basis.engineVersion)}</Fact>
            <Fact name={of.scoredAt}>{dateTime(basis.scoredAt)}</Fact>
            <Fact name={of.jobHash}>{code(basis.jobHash)}</Fact>
            <Fact name={of.resultHash}>{code(basis.resultHash)}</Fact>
          </>
        )}
      </Facts>
    </Section>
  );
}

function Section({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-rule pt-5">
      <h3 className="font-serif text-18">{heading}</h3>
      {children}
    </section>
  );
}

const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className="grid grid-cols-1 gap-x-4 gap-y-3 text-14 sm:grid-cols-[9rem_minmax(0,1fr)]">{children}</dl>
);

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 sm:col-span-2 sm:grid-cols-subgrid">
      <dt className="text-13 text-quiet">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
