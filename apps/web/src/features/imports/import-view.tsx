import type { ResumeImport } from '@winnow/contracts';
import { Download, Pause, Play, RotateCcw, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { failures } from '../../lib/requests/failures.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Progress } from '../../ui/waiting/progress.tsx';
import { countEnded } from './count-ended.ts';
import { writeReport } from './import-csv.ts';
import { ImportItems } from './import-items.tsx';
import { ImportScoring } from './import-scoring.tsx';
import { importsTexts } from './imports-texts.ts';
import { sender } from './sending/sender.ts';
import { SendingNotice } from './sending-notice.tsx';
import { fetchAllItems, isOpen, useChangeImport } from './use-imports.ts';
import { useRate } from './use-rate.ts';

/** The progress of an import, the outcomes of its files, and its actions. */
export function ImportView({ row }: { readonly row: ResumeImport }) {
  const { one: texts, states } = useTexts(importsTexts);
  const { dateTime } = useFormats();
  return (
    <div className="grid gap-8">
      <header>
        <Link to="/imports" className="text-14 text-field underline">
          {texts.back}
        </Link>
        <h1 dir="auto" className="mt-2 font-serif text-31 tracking-tight break-words">
          {row.name}
        </h1>
        <p className="mt-1 text-14 text-quiet">
          <span role="status">{states[row.state]}</span> · {dateTime(row.createdAt)}
        </p>
      </header>
      <SendingNotice row={row} />
      {row.state === 'undoing' ? <Undoing row={row} /> : <HowFar row={row} />}
      <Actions row={row} />
      {row.scoring && <ImportScoring scoring={row.scoring} />}
      <ImportItems row={row} />
    </div>
  );
}

function HowFar({ row }: { readonly row: ResumeImport }) {
  const { one: texts } = useTexts(importsTexts);
  const { number } = useFormats();
  const ended = countEnded(row);
  const rate = useRate(ended, row.state === 'running');
  const { total } = row.counts;
  const words = texts.progress(ended, total);
  const secondsLeft = rate === null ? 0 : Math.ceil((total - ended) / rate);
  const left = secondsLeft < 90 ? texts.seconds(secondsLeft) : texts.minutes(Math.ceil(secondsLeft / 60));
  return (
    <div>
      <Progress label={texts.reading} value={ended} max={total} words={words} />
      {rate !== null && ended < total && (
        <p className="mt-2 text-13 text-quiet tabular-nums">
          {texts.rate(number(Math.max(0.1, Math.round(rate * 10) / 10)), left)}
        </p>
      )}
      {row.counts.removed > 0 && (
        <p className="mt-2 text-13 text-quiet">{texts.removed(row.counts.removed)}</p>
      )}
      {row.state === 'undone' && row.counts.done > 0 && (
        <p className="mt-2 text-13 text-quiet">{texts.keptSince(row.counts.done)}</p>
      )}
    </div>
  );
}

/** Progress of undoing, and a retry if it fails. */
function Undoing({ row }: { readonly row: ResumeImport }) {
  const { one: texts } = useTexts(importsTexts);
  const change = useChangeImport(row.id);
  const { total, unannounced, removed } = row.counts;
  const left = total - unannounced - removed;
  const words = texts.undoingWords(Math.max(0, (row.undo?.items ?? left) - left));
  if (row.undo?.failedAt == null) {
    return (
      <Notice tone="info" heading={texts.undoingHeading}>
        {words}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" heading={texts.undoFailed}>
      <p>{texts.undoFailedWords}</p>
      <p className="mt-1">{words}</p>
      <Button
        size="sm"
        className="mt-2"
        icon={<RotateCcw aria-hidden="true" />}
        isLoading={change.isPending}
        onClick={() => change.mutate('undo')}
      >
        {texts.undoAgain}
      </Button>
    </Notice>
  );
}

function Actions({ row }: { readonly row: ResumeImport }) {
  const texts = useTexts(importsTexts);
  const { one } = texts;
  const change = useChangeImport(row.id);
  const [isCanceling, setCanceling] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const [isWriting, setWriting] = useState(false);
  async function saveReport(): Promise<void> {
    setWriting(true);
    try {
      saveFile(writeReport(await fetchAllItems(row.id), texts), `${row.name}.csv`);
    } catch (error) {
      failures.report(error);
    }
    setWriting(false);
  }
  return (
    <div className="flex flex-wrap gap-2">
      {row.state === 'running' && (
        <Button
          icon={<Pause aria-hidden="true" />}
          disabled={change.isPending}
          onClick={() => {
            sender.pause(row.id);
            change.mutate('pause');
          }}
        >
          {one.pause}
        </Button>
      )}
      {(row.state === 'paused' || (row.state === 'running' && row.scoring?.waitsFor)) && (
        <Button
          variant={row.state === 'paused' ? 'primary' : 'secondary'}
          icon={<Play aria-hidden="true" />}
          disabled={change.isPending}
          onClick={() => change.mutate('continue', { onSuccess: () => sender.goOn(row.id) })}
        >
          {one.goOn}
        </Button>
      )}
      {isOpen(row) && (
        <Button
          icon={<X aria-hidden="true" />}
          disabled={change.isPending}
          onClick={() => setCanceling(true)}
        >
          {one.cancel}
        </Button>
      )}
      {row.state !== 'canceled' && row.state !== 'undoing' && row.state !== 'undone' && row.retryable > 0 && (
        <Button
          icon={<RotateCcw aria-hidden="true" />}
          disabled={change.isPending}
          onClick={() => change.mutate('retry')}
        >
          {one.retry(row.retryable)}
        </Button>
      )}
      <Button icon={<Download aria-hidden="true" />} isLoading={isWriting} onClick={() => void saveReport()}>
        {one.report}
      </Button>
      {(row.state === 'done' || row.state === 'canceled') && row.counts.done > 0 && (
        <Button
          icon={<Undo2 aria-hidden="true" />}
          isLoading={change.isPending && change.variables === 'undo'}
          onClick={() => setUndoing(true)}
        >
          {one.undo}
        </Button>
      )}
      {row.counts.done > 0 && (
        <Link to="/talent-pool" className={buttonClass('quiet', 'md')}>
          {one.toLibrary}
        </Link>
      )}
      <Dialog
        isOpen={isUndoing}
        onOpenChange={setUndoing}
        title={one.undoHeading}
        description={one.undoWords}
        actions={
          <>
            <Button onClick={() => setUndoing(false)}>{one.keepImport}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setUndoing(false);
                change.mutate('undo');
              }}
            >
              {one.undo}
            </Button>
          </>
        }
      />
      <Dialog
        isOpen={isCanceling}
        onOpenChange={setCanceling}
        title={one.cancelHeading}
        description={one.cancelWords}
        actions={
          <>
            <Button onClick={() => setCanceling(false)}>{one.keep}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setCanceling(false);
                sender.stop(row.id);
                change.mutate('cancel');
              }}
            >
              {one.cancel}
            </Button>
          </>
        }
      />
    </div>
  );
}
