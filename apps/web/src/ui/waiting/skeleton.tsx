import { classNames } from '../../lib/class-names.ts';

/** A placeholder in the size of content that is loading. It appears only after a short delay. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block min-h-4 animate-wait rounded-control bg-rule forced-colors:border',
        className,
      )}
    />
  );
}

/** Lines of text that are being fetched; the last is shorter, as in a paragraph. */
export function SkeletonText({ lines }: { lines: number }) {
  return (
    <span aria-hidden="true" className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike and never move
        <Skeleton key={line} className={line === lines - 1 ? 'w-3/5' : 'w-full'} />
      ))}
    </span>
  );
}

/** Two columns that are being fetched, such as a resume and its analysis, in a grid. */
export function SkeletonPanes() {
  return (
    <>
      <SkeletonPane />
      <SkeletonPane />
    </>
  );
}

function SkeletonPane() {
  return (
    <div className="h-[70vh] overflow-hidden rounded-card border border-rule p-6">
      <SkeletonText lines={12} />
    </div>
  );
}
