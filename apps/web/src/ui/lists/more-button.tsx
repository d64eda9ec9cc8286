import { classNames } from '../../lib/class-names.ts';
import { Button } from '../buttons/button.tsx';

export type MoreButtonProps = {
  /** A paged list. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly label: string;
  readonly size?: 'sm' | 'md';
  readonly className?: string;
};

/** Fetches the next page of a list; hidden after the last one. */
export function MoreButton({ query, label, size = 'md', className }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <Button
      size={size}
      className={classNames('justify-self-start', className)}
      isLoading={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {label}
    </Button>
  );
}
