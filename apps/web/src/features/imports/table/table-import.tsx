import { type CandidateField, importLimits, type TablePreview } from '@winnow/contracts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { formatError } from '../../../lib/requests/request-words.ts';
import { useIdempotencyKey } from '../../../lib/requests/use-idempotency-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { ImportPurpose, type Purpose } from '../import-purpose.tsx';
import { importsTexts } from '../imports-texts.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { TableProblems } from './table-problems.tsx';
import { TableRows } from './table-rows.tsx';
import { useImportTable, useTablePreview } from './use-candidate-table.ts';

type TableImportProps = {
  readonly file: File;
  /** The job that the address names. */
  readonly jobId: string | null;
  readonly onOther: () => void;
};

/** A table of candidates: what its columns are, how the first rows will be, and what has to be put right. */
export function TableImport({ file, jobId, onOther }: TableImportProps) {
  const { table: texts, summary } = useTexts(importsTexts);
  const headingId = useId();
  const { data, error } = useTablePreview(file, undefined);
  return (
    <section
      aria-labelledby={headingId}
      className="grid min-w-0 gap-6 rounded-card border border-rule bg-raised p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={headingId} className="min-w-0 font-serif text-20 break-words">
          <bdi>{file.name}</bdi>
        </h2>
        <Button size="sm" variant="quiet" onClick={onOther}>
          {summary.other}
        </Button>
      </div>
      {error && (
        <Notice tone="error" heading={texts.failed}>
          {formatError(error).message}
        </Notice>
      )}
      {!data && !error && <Skeleton className="h-64 w-full" />}
      {data && <Mapped file={file} jobId={jobId} columns={data.columns} />}
    </section>
  );
}

type MappedProps = Pick<TableImportProps, 'file' | 'jobId'> & {
  readonly columns: TablePreview['columns'];
};

function Mapped({ file, jobId, columns }: MappedProps) {
  const { table: texts, summary } = useTexts(importsTexts);
  const { shortDate } = useFormats();
  const navigate = useNavigate();
  const { keyOf } = useIdempotencyKey();
  const begin = useImportTable();
  const [fields, setFields] = useState(() => columns.map(({ field }) => field));
  const [mapping, setMapping] = useState<string | undefined>(undefined);
  const { data: preview, error } = useTablePreview(file, mapping);
  const [purpose, setPurpose] = useState<Purpose>(jobId === null ? 'library' : 'score');
  const [job, setJob] = useState(jobId ?? '');
  const [isAsked, setAsked] = useState(false);
  const [name, setName] = useState(() => file.name.replace(/\.[a-z]+$/i, '').slice(0, importLimits.nameMax));
  const ready = preview ? preview.total - preview.refused : 0;
  const isNamed = fields.some((field) => field !== null && nameFields.includes(field));

  function change(index: number, field: CandidateField | null): void {
    const next = fields.map((each, at) => (at === index ? field : each));
    setFields(next);
    setMapping(writeMapping(next));
  }

  async function start(): Promise<void> {
    setAsked(true);
    if (purpose === 'score' && job === '') return;
    const request = {
      name: name.trim() || summary.usualName(shortDate(new Date().toISOString())),
      mapping: writeMapping(fields),
      ...(purpose === 'score' && { jobDescriptionId: job }),
    };
    const key = keyOf({ ...request, file: [file.name, file.size, file.lastModified] });
    const { id } = await begin.mutateAsync({ ...request, file, idempotencyKey: key });
    await navigate(`/imports/${id}`);
  }

  return (
    <>
      <ColumnMapping columns={columns} fields={fields} onChange={change} />
      {!isNamed && <Notice tone="warning" heading={texts.nameMissing} />}
      {isNamed && error && <Notice tone="error" heading={formatError(error).message} />}
      {isNamed && preview && !error && (
        <>
          <TableRows rows={preview.first} total={preview.total} />
          <TableProblems rows={preview.withProblems} refused={preview.refused} />
        </>
      )}
      {isNamed && !error && ready > 0 && (
        <>
          <TextInput
            label={summary.name}
            helper={summary.nameHelp}
            value={name}
            onValueChange={(value) => setName(value.slice(0, importLimits.nameMax))}
          />
          <ImportPurpose
            count={ready}
            purpose={purpose}
            onPurpose={setPurpose}
            job={job}
            onJob={setJob}
            isAsked={isAsked}
          />
          <Button
            variant="primary"
            className="justify-self-start"
            isLoading={begin.isPending}
            onClick={() => void start().catch(() => {})}
          >
            {texts.begin(ready)}
          </Button>
        </>
      )}
    </>
  );
}

const nameFields: readonly CandidateField[] = ['name', 'first-name', 'last-name'];

const writeMapping = (fields: readonly (CandidateField | null)[]): string =>
  fields.map((field) => field ?? '').join(',');
