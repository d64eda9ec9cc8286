import { type AnalysisRow, deleteAnalyses, deleteFiles } from '@winnow/contracts';
import { Columns2, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { Button, buttonLook } from '../../ui/buttons/button.tsx';
import { SelectionBar } from '../../ui/lists/selection-bar.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { useRemoval } from '../removals/use-removal.ts';
import { ExportMenu } from '../results/export-menu.tsx';
import { ShareDialog } from '../results/share-dialog.tsx';
import { historyTexts } from './history-texts.ts';

type CandidateSelectionProps = {
  readonly rows: readonly AnalysisRow[];
  readonly isAnonymous: boolean;
  readonly onClear: () => void;
};

const mostToShare = 200;

/** What can be done with those who are selected. */
export function CandidateSelection({ rows, isAnonymous, onClear }: CandidateSelectionProps) {
  const { candidates: texts } = useTexts(historyTexts);
  const [isSharing, setSharing] = useState(false);
  const ids = rows.map(({ id }) => id);
  const batchId = comparedIn(rows);
  const titles = new Set(rows.map(({ jobTitle }) => jobTitle));
  const [title = texts.shareTitle] = titles.size === 1 ? titles : [];
  return (
    <SelectionBar words={texts.selected(rows.length)} clearLabel={texts.clearSelection} onClear={onClear}>
      {batchId && (
        <Link
          to={`/resume-analyzer/${batchId}/compare?ids=${ids.join(',')}`}
          className={buttonLook('primary', 'sm')}
        >
          <Columns2 aria-hidden="true" />
          {texts.compare(ids.length)}
        </Link>
      )}
      <ExportMenu name={title} ids={ids} isAnonymous={isAnonymous} />
      {ids.length <= mostToShare && (
        <Button size="sm" icon={<Share2 aria-hidden="true" />} onClick={() => setSharing(true)}>
          {texts.share}
        </Button>
      )}
      <RemovalMenu rows={rows} onRemoved={onClear} />
      {isSharing && (
        <ShareDialog title={title} ids={ids} isAnonymous={isAnonymous} onClose={() => setSharing(false)} />
      )}
    </SelectionBar>
  );
}

/** The run in which all of them can be laid side by side: two to four who were asked the same. */
function comparedIn(rows: readonly AnalysisRow[]): string | null {
  const [first] = rows;
  if (!first || rows.length < 2 || rows.length > 4) return null;
  return rows.every(({ batchId }) => batchId === first.batchId) ? first.batchId : null;
}

type RemovalMenuProps = { readonly rows: readonly AnalysisRow[]; readonly onRemoved: () => void };

/** What was judged goes, and where it is wished the resumes too. */
function RemovalMenu({ rows, onRemoved }: RemovalMenuProps) {
  const { candidates: texts } = useTexts(historyTexts);
  const remove = useRemoval();
  const ids = rows.map(({ id }) => id);
  const fileIds = [...new Set(rows.map(({ fileId }) => fileId))];
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<Trash2 aria-hidden="true" />}>
          {texts.remove}
        </Button>
      }
      groups={[
        [
          {
            id: 'analyses',
            label: texts.removeAnalyses,
            onChoose() {
              onRemoved();
              remove({
                ids,
                words: texts.removed(rows.length),
                send: ({ isLeaving: keepalive }) => api.call(deleteAnalyses, { ids }, { keepalive }),
              });
            },
          },
          {
            id: 'files',
            label: texts.removeFiles,
            isDangerous: true,
            onChoose() {
              onRemoved();
              remove({
                ids: fileIds,
                words: texts.removedFiles(fileIds.length),
                send: ({ isLeaving: keepalive }) => api.call(deleteFiles, { ids: fileIds }, { keepalive }),
              });
            },
          },
        ],
      ]}
    />
  );
}
