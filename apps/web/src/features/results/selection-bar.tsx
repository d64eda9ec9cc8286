import type { Batch } from '@winnow/contracts';
import { Columns2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { resultsTexts } from './results-texts.ts';
import { ShareDialog } from './share-dialog.tsx';

type SelectionBarProps = {
  readonly batch: Batch;
  readonly ids: readonly string[];
  readonly isAnonymous: boolean;
  readonly onClear: () => void;
};

const fewestToCompare = 2;
const mostToCompare = 4;

/** What can be done with those who are selected; it stays in sight. */
export function SelectionBar({ batch, ids, isAnonymous, onClear }: SelectionBarProps) {
  const { tools: texts } = useTexts(resultsTexts);
  const [isSharing, setSharing] = useState(false);
  const canCompare = ids.length >= fewestToCompare && ids.length <= mostToCompare;
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center gap-3 rounded-card border border-rule bg-raised px-4 py-3 shadow-float">
      <p role="status" className="grow text-14 font-medium">
        {texts.selected(ids.length)}
      </p>
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
      <Button size="sm" look="quiet" onClick={onClear}>
        {texts.clear}
      </Button>
      {isSharing && (
        <ShareDialog
          title={batch.jobTitle}
          ids={ids}
          isAnonymous={isAnonymous}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
}
