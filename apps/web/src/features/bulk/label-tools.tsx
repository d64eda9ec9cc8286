import type { AnalysisRow } from '@winnow/contracts';
import { Tag, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { bulkTexts } from './bulk-texts.ts';
import { CandidateLabels } from './candidate-labels.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { useBulkActions } from './use-bulk-actions.ts';

type LabelToolsProps = { readonly candidate: Pick<AnalysisRow, 'id' | 'tags' | 'assignee'> };

/** The tags of one candidate and who takes care of them, and the way to change both. */
export function LabelTools({ candidate }: LabelToolsProps) {
  const { toolbar: texts } = useTexts(bulkTexts);
  const actions = useBulkActions({ ids: [candidate.id] });
  const [opened, setOpened] = useState<'tags' | 'assign' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2">
      <CandidateLabels row={candidate} />
      <Button
        size="sm"
        look="quiet"
        className="px-2 text-13"
        icon={<Tag aria-hidden="true" />}
        disabled={actions.isPending}
        onClick={() => setOpened('tags')}
      >
        {texts.tag}
      </Button>
      <Button
        size="sm"
        look="quiet"
        className="px-2 text-13"
        icon={<UserRound aria-hidden="true" />}
        disabled={actions.isPending}
        onClick={() => setOpened('assign')}
      >
        {texts.assign}
      </Button>
      {opened === 'tags' && (
        <TagDialog
          rows={[candidate]}
          count={1}
          onClose={close}
          onSave={(change) => {
            close();
            actions.tag(change);
          }}
        />
      )}
      {opened === 'assign' && (
        <AssignDialog
          count={1}
          canUnassign={candidate.assignee !== null}
          onClose={close}
          onAssign={(assignee) => {
            close();
            actions.assign(assignee);
          }}
        />
      )}
    </div>
  );
}
