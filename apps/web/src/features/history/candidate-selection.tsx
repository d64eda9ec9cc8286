import type { AnalysisRow } from '@winnow/contracts';
import { Columns2, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { ExportMenu } from '../results/export-menu.tsx';
import { ShareDialog } from '../results/share-dialog.tsx';
import { ConfirmRemoval } from './confirm-removal.tsx';
import { historyTexts } from './history-texts.ts';
import { useAnalysisRemoval, useFileRemoval } from './use-history.ts';

type CandidateSelectionProps = {
  readonly rows: readonly AnalysisRow[];
  readonly isAnonymous: boolean;
  readonly onClear: () => void;
};

const mostToShare = 200;
/** The ids stand in the address of the export, which may not grow longer. */
const mostToExport = 400;

/** What can be done with those who are selected; it stays in sight. */
export function CandidateSelection({ rows, isAnonymous, onClear }: CandidateSelectionProps) {
  const { candidates: texts } = useTexts(historyTexts);
  const [isSharing, setSharing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const ids = rows.map(({ id }) => id);
  const runId = comparedIn(rows);
  const titles = new Set(rows.map(({ jobTitle }) => jobTitle));
  const [title = texts.shareTitle] = titles.size === 1 ? titles : [];
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center gap-2 rounded-card border border-rule bg-raised px-3 py-3 shadow-float max-lg:bottom-20 sm:gap-3 sm:px-4">
      <p role="status" className="grow text-14 font-medium">
        {texts.selected(rows.length)}
      </p>
      {runId && (
        <Link
          to={`/resume-analyzer/${runId}/compare?ids=${ids.join(',')}`}
          className={buttonLook('primary', 'sm')}
        >
          <Columns2 aria-hidden="true" />
          {texts.compare(ids.length)}
        </Link>
      )}
      {ids.length <= mostToExport && (
        <ExportMenu
          name={title}
          given={{ ids: ids.join(',') }}
          count={ids.length}
          isAnonymous={isAnonymous}
        />
      )}
      {ids.length <= mostToShare && (
        <Button size="sm" icon={<Share2 aria-hidden="true" />} onClick={() => setSharing(true)}>
          {texts.share}
        </Button>
      )}
      <Button size="sm" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <Button size="sm" look="quiet" onClick={onClear}>
        {texts.clearSelection}
      </Button>
      {isSharing && (
        <ShareDialog title={title} ids={ids} isAnonymous={isAnonymous} onClose={() => setSharing(false)} />
      )}
      {isAsking && <Removal rows={rows} onClose={() => setAsking(false)} onRemoved={onClear} />}
    </div>
  );
}

/** The run in which all of them can be laid side by side: two to four who were asked the same. */
function comparedIn(rows: readonly AnalysisRow[]): string | null {
  const [first] = rows;
  if (!first || rows.length < 2 || rows.length > 4) return null;
  return rows.every(({ batchId }) => batchId === first.batchId) ? first.batchId : null;
}

type RemovalProps = {
  readonly rows: readonly AnalysisRow[];
  readonly onClose: () => void;
  readonly onRemoved: () => void;
};

/** What was judged goes, and where it is wished the resumes too. */
function Removal({ rows, onClose, onRemoved }: RemovalProps) {
  const { candidates: texts } = useTexts(historyTexts);
  const [withFiles, setWithFiles] = useState(false);
  const done = () => {
    toasts.add('success', texts.removed(rows.length));
    onClose();
    onRemoved();
  };
  const analyses = useAnalysisRemoval(done);
  const files = useFileRemoval(done);
  return (
    <ConfirmRemoval
      title={texts.removeTitle(rows.length)}
      words={texts.removeWords}
      isBusy={analyses.isPending || files.isPending}
      onClose={onClose}
      onRemove={() =>
        withFiles
          ? files.mutate([...new Set(rows.map(({ fileId }) => fileId))])
          : analyses.mutate(rows.map(({ id }) => id))
      }
    >
      <Checkbox
        label={texts.removeFiles}
        helper={texts.removeFilesHelp}
        checked={withFiles}
        onCheckedChange={setWithFiles}
      />
    </ConfirmRemoval>
  );
}
