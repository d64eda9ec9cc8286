import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

type PageSectionProps = {
  /** Id of the section, for links to it. */
  readonly id: string;
  readonly heading: string;
  readonly explanation: ReactNode;
  /** Maximum width of the content: limited for text and forms, or full, such as for a table. */
  readonly width?: 'text' | 'page';
  readonly children: ReactNode;
};

/** A section of a page: heading and explanation on one side, content on the other. */
export function PageSection({ id, heading, explanation, width = 'text', children }: PageSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid scroll-mt-6 gap-x-10 gap-y-5 border-t border-rule py-8 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-heading`} className="font-serif text-20">
          {heading}
        </h2>
        <p className="mt-1 text-14 text-quiet">{explanation}</p>
      </div>
      <div className={classNames('min-w-0', width === 'text' && 'max-w-lg')}>{children}</div>
    </section>
  );
}
