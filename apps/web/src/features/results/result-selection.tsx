import type { Batch } from '@winnow/contracts';
import { Columns2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button, buttonLook } from '../../ui/buttons/button.tsx';
import { SelectionBar } from '../../ui/lists/selection-bar.tsx';
import { resultsTexts } from './results-texts.ts';
import { ShareDialog } from './share-dialog.tsx';

type ResultSelectionProps = {
  readonly batch: Batch;
  readonly ids: readonly string[];
  readonly isAnonymous: boolean;
  readonly onClear: () => void;
};

const fewestToCompare = 2;
const mostToCompare = 4;

/** What can be done with those who are selected. */
export function ResultSelection({ batch, ids, isAnonymous, onClear }: ResultSelectionProps) {
  const { tools: texts } = useTexts(resultsTexts);
  const [isSharing, setSharing] = useState(false);
  const canCompare = ids.length >= fewestToCompare && ids.length <= mostToCompare;
  return (
    <SelectionBar words={texts.selected(ids.length)} clearLabel={texts.clear} onClear={onClear}>
      {canCompare ? (
        <Link
          to={`/resume-analyzer/${batch.id}/compare?ids=${ids.join(',')}`}
          className={buttonLook('primary', 'sm')}
        >
          <Columns2 aria-hidden="true" />
          {texts.compare(ids.length)}
        </Link>
      ) : (
        <p className="text-13 text-quiet">{texts.compareHint}</p>
      )}
      <Button size="sm" icon={<Share2 aria-hidden="true" />} onClick={() => setSharing(true)}>
        {texts.share}
      </Button>
      {isSharing && (
        <ShareDialog
          title={batch.jobTitle}
          ids={ids}
          isAnonymous={isAnonymous}
          onClose={() => setSharing(false)}
        />
      )}
    </SelectionBar>
  );
}
