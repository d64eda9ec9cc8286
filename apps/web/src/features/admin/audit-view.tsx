import type { AuditEntry } from '@winnow/contracts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { MoreButton } from '../../ui/lists/more-button.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { adminTexts } from './admin-texts.ts';
import { auditTexts } from './audit-texts.ts';
import { describeAction, describeDetails, describeList } from './audit-words.ts';
import { Fetched } from './fetched.tsx';
import { useAudit, useAuditVerification } from './use-admin.ts';
import { usePageInAddress } from './use-page-in-address.ts';

/** The audit log, with a check of its integrity. */
export function AuditView() {
  const { audit: texts } = useTexts(adminTexts);
  const { about, change } = usePageInAddress();
  const audit = useAudit(about);
  const verification = useAuditVerification();
  const columns = useColumns();
  const verified = verification.data;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <Button
          isLoading={verification.isPending}
          loadingLabel={texts.verifying}
          onClick={() => verification.mutate()}
        >
          {texts.verify}
        </Button>
        <p role="status" className="text-14">
          {verified &&
            (verified.isWhole ? texts.whole(verified.entries) : texts.broken(verified.error ?? ''))}
        </p>
      </div>
      <SearchInput
        className="max-w-md"
        label={texts.about}
        helper={texts.aboutHint}
        value={about}
        onValueChange={(value) => change({ about: value.trim() })}
      />
      <Fetched query={audit}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <p className="text-14 text-quiet">{texts.none}</p>
          ) : (
            <>
              <Table
                caption={texts.caption}
                isCaptionHidden
                columns={columns}
                rows={entries}
                rowKey={({ id }) => id}
              />
              <MoreButton query={audit} label={texts.more} />
            </>
          );
        }}
      </Fetched>
    </div>
  );
}

function useColumns(): Column<AuditEntry>[] {
  const { audit: texts, tabs } = useTexts(adminTexts);
  const words = useTexts(auditTexts);
  const { dateTime } = useFormats();
  const short = (id: string) => (
    <span className="font-mono text-12" title={id}>
      {id.slice(0, 8)}
    </span>
  );
  const aside = (words: string) => <span className="text-13">{words}</span>;
  return [
    {
      id: 'action',
      header: texts.action,
      cell: (entry) => (
        <span className="font-medium" title={entry.action}>
          {describeAction(entry, words)}
        </span>
      ),
    },
    { id: 'when', header: texts.when, cell: ({ at }) => <span className="text-13">{dateTime(at)}</span> },
    {
      id: 'actor',
      header: texts.actor,
      cell: ({ actorId }) => (actorId ? short(actorId) : aside(texts.system)),
    },
    {
      id: 'subject',
      header: texts.subject,
      cell: (entry) => (entry.subjectId ? short(entry.subjectId) : aside(describeList(entry, tabs) ?? '–')),
    },
    {
      id: 'client',
      header: texts.from,
      cell: ({ details: { client } }) => (
        <span className="font-mono text-12">{typeof client === 'string' ? client : '–'}</span>
      ),
    },
    {
      id: 'details',
      header: texts.details,
      cell: (entry) => (
        <span className="text-12 break-all text-quiet">{describeDetails(entry, words.details)}</span>
      ),
    },
  ];
}
