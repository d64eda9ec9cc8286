import { classNames } from '../../lib/class-names.ts';

/** Decorative progress: a grain on the line for each reached step. */
export function StepGrains({ step, count }: { readonly step: number; readonly count: number }) {
  return (
    <div aria-hidden="true" className="w-40">
      <div className="flex justify-around px-4">
        {Array.from({ length: count }, (_, index) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change their order
            key={index}
            viewBox="0 0 12 20"
            aria-hidden="true"
            className={classNames(
              'h-7 transition-[translate,opacity] duration-500 ease-settle',
              index <= step ? 'translate-y-0 text-field' : '-translate-y-2 text-edge opacity-60',
            )}
            fill={index <= step ? 'currentColor' : 'none'}
            stroke="currentColor"
          >
            <path d="M6 1.5c5.5 4.5 5.5 12.5 0 17-5.5-4.5-5.5-12.5 0-17Z" />
          </svg>
        ))}
      </div>
      <div className="mt-1.5 h-[3px] rounded-full bg-field" />
    </div>
  );
}
