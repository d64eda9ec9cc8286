import { classNames } from '../../lib/class-names.ts';

export type Status = 'met' | 'partly' | 'not-met' | 'not-found';

/** The shape of a status, so that color is not the only signal: full, half, empty, or a question mark. */
export function StatusShape({ status, className }: { status: Status; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={classNames('size-4 shrink-0', tones[status], className)}
    >
      {status === 'not-found' ? (
        <>
          <circle
            cx="8"
            cy="8"
            r="6.75"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray="2.4 2.3"
          />
          <path
            d="M6.2 6.3a1.85 1.85 0 1 1 2.7 1.65c-.6.3-.9.65-.9 1.25"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinecap="round"
          />
          <circle cx="8" cy="11.1" r=".85" fill="currentColor" />
        </>
      ) : (
        <>
          <circle cx="8" cy="8" r="6.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
          {status === 'met' && <circle cx="8" cy="8" r="4.75" fill="currentColor" />}
          {status === 'partly' && <path d="M8 3.25a4.75 4.75 0 0 0 0 9.5Z" fill="currentColor" />}
        </>
      )}
    </svg>
  );
}

const tones: Readonly<Record<Status, string>> = {
  met: 'text-met',
  partly: 'text-partly',
  'not-met': 'text-not-met',
  'not-found': 'text-not-found',
};
