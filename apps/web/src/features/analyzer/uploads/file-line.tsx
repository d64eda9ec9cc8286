import { CircleAlert, CircleCheck, Clock, RotateCcw, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { analyzerTexts } from '../analyzer-texts.ts';
import type { Rejection, UploadLine } from './upload-store.ts';
import { uploads } from './uploads.ts';

type FileLineProps = { readonly line: UploadLine; readonly isDisabled: boolean };

/** One file being uploaded: its progress, or why it was refused and what to do. */
export function FileLine({ line, isDisabled }: FileLineProps) {
  const { files: texts } = useTexts(analyzerTexts);
  const { fileSize } = useFormats();
  return (
    <li className="relative flex items-center gap-3 px-3 py-2 text-14 sm:px-4">
      <LineIcon state={line.state} />
      <div className="min-w-0 grow">
        <p className="truncate" title={line.fileName}>
          <bdi>{line.fileName}</bdi>
        </p>
        <LineWords line={line} />
      </div>
      <span className="shrink-0 text-13 text-quiet tabular-nums max-sm:hidden">{fileSize(line.bytes)}</span>
      {line.state === 'failed' && (
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden="true" />}
          aria-label={texts.retryNamed(line.fileName)}
          disabled={isDisabled}
          onClick={() => uploads.retry(line.id)}
        >
          {texts.retry}
        </Button>
      )}
      <IconButton
        size="sm"
        label={texts.remove(line.fileName)}
        icon={<X aria-hidden="true" />}
        disabled={isDisabled}
        onClick={() => uploads.remove(line.id)}
      />
      {line.state === 'uploading' && <Travelled share={line.share} />}
    </li>
  );
}

function LineIcon({ state }: { readonly state: UploadLine['state'] }) {
  const iconClass = 'size-4 shrink-0';
  if (state === 'held') return <CircleCheck aria-hidden="true" className={`${iconClass} text-met`} />;
  if (state === 'refused' || state === 'failed') {
    return <CircleAlert aria-hidden="true" className={`${iconClass} text-not-met`} />;
  }
  return <Clock aria-hidden="true" className={`${iconClass} text-quiet`} />;
}

function LineWords({ line }: { readonly line: UploadLine }) {
  const { files: texts } = useTexts(analyzerTexts);
  const { labeled, percent } = useFormats();
  const rejectionWords = useRejectionWords();
  switch (line.state) {
    case 'waiting':
      return <p className="text-13 text-quiet">{texts.waiting}</p>;
    case 'uploading':
      return <p className="text-13 text-quiet">{texts.uploading(percent(line.share))}</p>;
    case 'held':
      return (
        <p className="text-13 text-quiet">
          {line.twin !== null ? texts.twin(line.twin) : line.isKnown ? texts.known : texts.ready}
        </p>
      );
    case 'refused':
      return (
        <p className="text-13 text-not-met">
          {line.error ? texts.errors[line.error] : rejectionWords(line.rejection, line.fileName)}
        </p>
      );
    case 'failed':
      return (
        <p className="text-13 text-not-met">
          {labeled(texts.failed, line.words ?? rejectionWords(line.rejection, line.fileName))}
        </p>
      );
  }
}

/** Why the server rejected a file. */
function useRejectionWords(): (rejection: Rejection | null, fileName: string) => string {
  const { files: texts, run } = useTexts(analyzerTexts);
  return (rejection, fileName) => {
    if (!rejection) return texts.refused;
    const { reason, fullLimit, message } = rejection;
    const isArchive = /\.zip$/i.test(fileName);
    if (isArchive && (reason === 'too-large' || reason === 'no-text')) return texts.archiveReasons[reason];
    if (reason !== null && reason !== 'no-room') return run.reasons[reason];
    // A server of the previous release names no limit.
    return fullLimit ? texts.fullLimit(fullLimit) : (message ?? texts.refused);
  };
}

/** Upload progress, as a line under the row. */
function Travelled({ share }: { readonly share: number }) {
  const width: CSSProperties = { width: `${share * 100}%` };
  return (
    <span
      aria-hidden="true"
      style={width}
      className="absolute start-0 bottom-0 h-0.5 bg-field transition-[width]"
    />
  );
}
