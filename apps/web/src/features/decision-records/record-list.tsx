import type { DecisionRecord } from '@winnow/contracts';
import { Link } from 'react-router';
import { bulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { opensByPress } from '../../ui/lists/open-row.ts';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { decisionRecordTexts } from './decision-record-texts.ts';
import { describeActor, describeChange, describeJob, describeReasons } from './describe-record.ts';

type RecordListProps = {
  readonly records: readonly DecisionRecord[];
  readonly addressOf: (id: string) => string;
};

/** Decision records, each of which opens. */
export function RecordList({ records, addressOf }: RecordListProps) {
  return (
    <ol className="divide-y divide-rule rounded-card border border-rule bg-raised">
      {records.map((record) => (
        <RecordRow key={record.id} record={record} address={addressOf(record.id)} />
      ))}
    </ol>
  );
}

function RecordRow({ record, address }: { readonly record: DecisionRecord; readonly address: string }) {
  const texts = useTexts(decisionRecordTexts);
  const words = { texts, bulk: useTexts(bulkTexts) };
  const { dateTime, labeled, list, number } = useFormats();
  const { basis } = record;
  const { from, to } = describeChange(record.change, words);
  const reasons = describeReasons(record, words);
  const actor = describeActor(record, texts);
  return (
    <li
      {...opensByPress}
      className="grid cursor-pointer grid-cols-1 gap-x-6 gap-y-2 px-4 py-3 text-14 hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_13rem]"
    >
      <div className="grid min-w-0 gap-1">
        <Link
          to={address}
          replace
          preventScrollReset
          className="justify-self-start rounded-control font-medium wrap-anywhere hover:underline"
        >
          {labeled(texts.kinds[record.change.kind], texts.change(from, to))}
        </Link>
        <p className="text-13 wrap-anywhere text-quiet">
          <span className="whitespace-nowrap tabular-nums">{texts.candidate(record.candidate)}</span>
          {' · '}
          {describeJob(record, texts)}
          {basis && (
            <span className="whitespace-nowrap tabular-nums">
              {' · '}
              {basis.score === null
                ? texts.record.notScored
                : labeled(texts.record.score, number(basis.score))}
            </span>
          )}
        </p>
        {reasons.length > 0 && (
          <p className="text-13 wrap-anywhere text-quiet">{labeled(texts.record.reasons, list(reasons))}</p>
        )}
        <Marks record={record} />
      </div>
      <div className="flex min-w-0 items-center gap-2 self-start text-13 text-quiet">
        <Avatar name={record.actor.name || null} imageUrl={record.actor.profileImage} size="sm" />
        <span className="flex min-w-0 flex-wrap gap-x-3 sm:grid">
          <bdi className="min-w-0 truncate">{actor}</bdi>
          <time dateTime={record.at} className="whitespace-nowrap">
            {dateTime(record.at)}
          </time>
        </span>
      </div>
    </li>
  );
}

/** Notable points of a decision. */
function Marks({ record }: { readonly record: DecisionRecord }) {
  const texts = useTexts(decisionRecordTexts);
  const { departure, isUndo, isByPersonOnly, changedTogether } = record;
  if (!departure && !isUndo && !isByPersonOnly && changedTogether === 1) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {departure && <Badge tone="wheat">{texts.departures[departure]}</Badge>}
      {isUndo && <Badge>{texts.undone}</Badge>}
      {isByPersonOnly && <Badge>{texts.byPersonOnly}</Badge>}
      {changedTogether > 1 && <Badge>{texts.together(changedTogether)}</Badge>}
    </p>
  );
}
