import { importLimits } from '@winnow/contracts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAllowance } from '../../entities/allowance/use-allowance.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { useIdempotencyKey } from '../../lib/requests/use-idempotency-key.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ImportPurpose } from './import-purpose.tsx';
import { importsTexts } from './imports-texts.ts';
import type { Chosen, FileProblem } from './sending/look-into.ts';
import { sender } from './sending/sender.ts';
import { useBeginImport } from './use-imports.ts';

type ImportSummaryProps = {
  readonly chosen: Chosen;
  /** The job that the address names. */
  readonly jobId: string | null;
  readonly onOther: () => void;
};

/** Summary before sending: what is imported, what is skipped, and the cost. */
export function ImportSummary({ chosen, jobId, onOther }: ImportSummaryProps) {
  const { summary: texts } = useTexts(importsTexts);
  const { fileSize, shortDate } = useFormats();
  const navigate = useNavigate();
  const headingId = useId();
  const { keyOf } = useIdempotencyKey();
  const begin = useBeginImport();
  const [purpose, setPurpose] = useState<'library' | 'score'>(jobId === null ? 'library' : 'score');
  const [job, setJob] = useState(jobId ?? '');
  const [isAsked, setAsked] = useState(false);
  const [name, setName] = useState(
    () => nameOf(chosen) ?? texts.usualName(shortDate(new Date().toISOString())),
  );
  const { data: allowance } = useAllowance();
  const ready = chosen.files.filter(({ problem }) => problem === null);
  const room = allowance ? Math.max(0, allowance.maxFiles - allowance.files) : null;
  const isTooMany = chosen.files.length > importLimits.files;
  const canBegin = ready.length > 0 && !isTooMany;

  async function start(): Promise<void> {
    setAsked(true);
    if (purpose === 'score' && job === '') return;
    const given = { name: name.trim() || texts.usualName(''), files: chosen.files.length };
    const ofJob = purpose === 'score' ? { jobDescriptionId: job } : {};
    const { id } = await begin.mutateAsync({
      ...given,
      ...ofJob,
      idempotencyKey: keyOf({ ...given, ...ofJob }),
    });
    void sender.start(id, chosen.files);
    await navigate(`/imports/${id}`);
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-6 rounded-card border border-rule bg-raised p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={headingId} className="font-serif text-20">
          {texts.heading(chosen.files.length)}
        </h2>
        <Button size="sm" variant="quiet" disabled={begin.isPending} onClick={onOther}>
          {texts.other}
        </Button>
      </div>
      <div className="grid gap-2 text-14">
        <p>
          {ready.length > 0
            ? texts.ready(ready.length, fileSize(ready.reduce((sum, { bytes }) => sum + bytes, 0)))
            : texts.none}
        </p>
        <LeftOut chosen={chosen} />
      </div>
      {isTooMany && <Notice tone="error" heading={texts.tooMany(importLimits.files)} />}
      {room !== null && room < ready.length && <Notice tone="warning" heading={texts.noRoom(room)} />}
      {canBegin && (
        <>
          <TextInput
            label={texts.name}
            helper={texts.nameHelp}
            value={name}
            onValueChange={(value) => setName(value.slice(0, importLimits.nameMax))}
          />
          <ImportPurpose
            count={ready.length}
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
            {texts.begin(ready.length)}
          </Button>
        </>
      )}
    </section>
  );
}

/** Names shown of each kind of problem. */
const maxNamed = 5;

function LeftOut({ chosen }: { readonly chosen: Chosen }) {
  const { summary: texts, reasons } = useTexts(importsTexts);
  const { list, number } = useFormats();
  const groups = new Map<FileProblem, string[]>();
  for (const { path, problem } of chosen.files)
    if (problem) groups.set(problem, [...(groups.get(problem) ?? []), path]);
  const count = [...groups.values()].reduce((sum, { length }) => sum + length, 0);
  return (
    <>
      {count > 0 && <p>{texts.left(count)}</p>}
      <ul className="list-disc ps-5 text-quiet">
        {[...groups].map(([problem, paths]) => (
          <li key={problem} className="break-words">
            {`${reasons[problem]} (${number(paths.length)}): `}
            <bdi>{list(paths.slice(0, maxNamed))}</bdi>
            {paths.length > maxNamed && ' …'}
          </li>
        ))}
        {chosen.brokenArchives.map((name) => (
          <li key={name}>{texts.brokenArchive(name)}</li>
        ))}
      </ul>
    </>
  );
}

/** The folder or archive that all of it lies in. */
function nameOf({ files }: Chosen): string | null {
  const firsts = new Set(
    files.map(({ path }) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')),
  );
  const [first = ''] = firsts;
  return firsts.size === 1 && first !== '' ? first.replace(/\.zip$/i, '') : null;
}
