import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { useUiTexts } from '../ui-texts.ts';
import { useIsNarrow } from '../use-is-narrow.ts';

type MoreFiltersProps = {
  /** Number of filters that are set. */
  readonly count: number;
  /** Id of the button, so that it can get the focus back when something opened from the sheet closes. */
  readonly id?: string;
  readonly className?: string;
  /** A function receives `close`, for controls that lead elsewhere. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
};

/**
 * The filters of a list, as cells of the surrounding grid. On a phone, a button opens them in a sheet, since they would
 * push the list out of view.
 */
export function MoreFilters({ count, id, className, children }: MoreFiltersProps) {
  const { filters, done } = useUiTexts();
  const isNarrow = useIsNarrow('md');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const shown = typeof children === 'function' ? children(close) : children;
  if (!isNarrow) return <div className="contents">{shown}</div>;
  return (
    <>
      <Button
        {...(id && { id })}
        size="sm"
        {...(className && { className })}
        icon={<ListFilter aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {filters(count)}
      </Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        side="bottom"
        title={filters(count)}
        actions={
          <Button variant="primary" onClick={close}>
            {done}
          </Button>
        }
      >
        <div className="grid grid-cols-1 gap-4 *:w-full">{shown}</div>
      </Sheet>
    </>
  );
}
