import type { AnalysisRow } from '@winnow/contracts';
import { Tag, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { bulkTexts } from './bulk-texts.ts';
import { CandidateLabels } from './candidate-labels.tsx';
import { LabelDialogs } from './label-dialogs.tsx';
import { useBulkActions } from './use-bulk-actions.ts';

type LabelToolsProps = {
  readonly candidate: Pick<AnalysisRow, 'id' | 'tags' | 'assignee' | 'assignedTo' | 'jobDescriptionId'>;
};

/** Tags and assignee of one candidate, with buttons to change them. */
export function LabelTools({ candidate }: LabelToolsProps) {
  const { toolbar: texts } = useTexts(bulkTexts);
  const actions = useBulkActions({ ids: [candidate.id] });
  const [opened, setOpened] = useState<'tags' | 'assign' | null>(null);
  const close = () => setOpened(null);
  const tools = [
    { opens: 'tags', label: texts.tag, icon: <Tag aria-hidden="true" /> },
    { opens: 'assign', label: texts.assign, icon: <UserRound aria-hidden="true" /> },
  ] as const;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2">
      <CandidateLabels row={candidate} />
      {tools.map(({ opens, label, icon }) => (
        <Button
          key={opens}
          size="sm"
          variant="quiet"
          className="px-2 text-13"
          icon={icon}
          disabled={actions.isPending}
          onClick={() => setOpened(opens)}
        >
          {label}
        </Button>
      ))}
      <LabelDialogs opened={opened} rows={[candidate]} count={1} actions={actions} onClose={close} />
    </div>
  );
}
