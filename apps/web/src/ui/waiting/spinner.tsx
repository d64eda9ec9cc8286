import { classNames } from '../../lib/class-names.ts';

/** A loading indicator: three grains that rise one after the other. Still with reduced motion. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      {['0ms', '120ms', '240ms'].map((delay, grain) => (
        <path
          key={delay}
          d={`M${3 + grain * 5} 5.25c2.2 1.5 2.2 4 0 5.5-2.2-1.5-2.2-4 0-5.5Z`}
          className="animate-rise"
          style={{ animationDelay: delay }}
        />
      ))}
    </svg>
  );
}
