import { Link } from 'react-router';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { historyTexts } from './history-texts.ts';

/** Loading state of a list. */
export function ListWaiting() {
  return (
    <div className="grid gap-3">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <Skeleton key={place} className="h-12 w-full" />
      ))}
    </div>
  );
}

/** Error state of a list. */
export function ListFailed({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(historyTexts);
  return (
    <Notice tone="error" heading={texts.failed}>
      <Button className="mt-2" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Notice>
  );
}

/** Empty state with a link to start the first run. */
export function ListEmpty({ heading, words }: { readonly heading: string; readonly words: string }) {
  const texts = useTexts(historyTexts);
  const { reader } = useTexts(organizationTexts);
  const may = useMay();
  return (
    <EmptyState
      heading={heading}
      action={
        <Allowed to="runs.write">
          <Link to="/resume-analyzer" className={buttonClass('secondary', 'md')}>
            {texts.analyze}
          </Link>
        </Allowed>
      }
    >
      {may('runs.write') ? words : reader.noCandidatesWords}
    </EmptyState>
  );
}

type NoneFoundProps = { readonly heading: string; readonly words: string; readonly onClear: () => void };

/** State of a list without matches. */
export function NoneFound({ heading, words, onClear }: NoneFoundProps) {
  const texts = useTexts(historyTexts);
  return (
    <EmptyState heading={heading} action={<Button onClick={onClear}>{texts.clear}</Button>}>
      {words}
    </EmptyState>
  );
}
