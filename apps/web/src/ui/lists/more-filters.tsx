import { ListFilter } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../buttons/button.tsx';
import { useUiTexts } from '../ui-texts.ts';

type MoreFiltersProps = {
  /** How many of them are set. */
  readonly count: number;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * Choices that narrow a list, as cells of the grid around them. On a phone they would push the list out of sight, so
 * there a button opens them.
 */
export function MoreFilters({ count, className, children }: MoreFiltersProps) {
  const texts = useUiTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <>
      <Button
        size="sm"
        className={classNames('sm:hidden', className)}
        icon={<ListFilter aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.filters(count)}
      </Button>
      <div id={id} className={classNames('contents', !isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </>
  );
}
