import type { PoolChip, PoolHit } from '@winnow/contracts';
import { Download, MapPinned, Play } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { SourceDialog } from '../../entities/resume-source/source-dialog.tsx';
import { sourceTexts } from '../../entities/resume-source/source-texts.ts';
import { PeopleActions } from '../../entities/talent-lists/people-actions.tsx';
import { RunDialog } from '../../entities/talent-lists/run-dialog.tsx';
import { talentListTexts } from '../../entities/talent-lists/talent-list-texts.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectionBar } from '../../ui/lists/selection-bar.tsx';
import { downloadPool } from './download-pool.ts';
import { talentPoolTexts } from './talent-pool-texts.ts';

type PoolSelectionProps = {
  readonly chips: readonly PoolChip[];
  readonly chosen: readonly PoolHit[];
  readonly onClear: () => void;
};

/** Actions for the selected candidates. */
export function PoolSelection({ chips, chosen, onClear }: PoolSelectionProps) {
  const texts = useTexts(talentListTexts);
  const { heading } = useTexts(talentPoolTexts);
  const { edit: setSource } = useTexts(sourceTexts);
  const [opened, setOpened] = useState<'run' | 'source' | null>(null);
  const personIds = chosen.map(({ personId }) => personId);
  const fileIds = chosen.map(({ fileId }) => fileId);
  const close = () => setOpened(null);
  return (
    <SelectionBar words={texts.selected(chosen.length)} clearLabel={texts.clear} onClear={onClear}>
      <Allowed to="runs.write">
        <Button size="sm" icon={<Play aria-hidden="true" />} onClick={() => setOpened('run')}>
          {texts.run.button}
        </Button>
        {opened === 'run' && <RunDialog fileIds={fileIds} onClose={close} />}
      </Allowed>
      <PeopleActions chosen={{ personIds }} count={personIds.length} />
      <Allowed to="resumes.write">
        <Button size="sm" icon={<MapPinned aria-hidden="true" />} onClick={() => setOpened('source')}>
          {setSource}
        </Button>
        {opened === 'source' && <SourceDialog fileIds={fileIds} label="" onClose={close} />}
      </Allowed>
      <Allowed to="candidates.export">
        <Button
          size="sm"
          icon={<Download aria-hidden="true" />}
          onClick={() => void downloadPool(chips, heading, personIds)}
        >
          {texts.exportCsv}
        </Button>
      </Allowed>
    </SelectionBar>
  );
}
