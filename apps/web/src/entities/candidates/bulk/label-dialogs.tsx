import type { AnalysisRow } from '@winnow/contracts';
import { AssignDialog } from './assign-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { useBulkActions } from './use-bulk-actions.ts';

type LabelDialogsProps = {
  readonly opened: string | null;
  /** The loaded candidates. */
  readonly rows: readonly Pick<AnalysisRow, 'id' | 'tags' | 'assignee' | 'assignedTo' | 'jobDescriptionId'>[];
  readonly count: number;
  readonly actions: Pick<ReturnType<typeof useBulkActions>, 'tag' | 'assign'>;
  readonly onClose: () => void;
};

/** The open dialog, for tags or assignees. */
export function LabelDialogs({ opened, rows, count, actions, onClose }: LabelDialogsProps) {
  if (opened === 'tags') {
    return (
      <TagDialog
        rows={rows}
        count={count}
        onClose={onClose}
        onSave={(change) => {
          onClose();
          actions.tag(change);
        }}
      />
    );
  }
  if (opened === 'assign') {
    return (
      <AssignDialog
        rows={rows}
        count={count}
        canUnassign={
          count > rows.length ||
          rows.some(({ assignee, assignedTo }) => assignee !== null || assignedTo !== null)
        }
        onClose={onClose}
        onAssign={(to) => {
          onClose();
          actions.assign(to);
        }}
      />
    );
  }
  return null;
}
