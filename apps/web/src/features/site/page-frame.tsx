import type { ReactNode } from 'react';
import { PageHead } from '../../lib/page-head.tsx';

type PageFrameProps = {
  readonly title: string;
  /** For search results and link previews. */
  readonly description: string;
  readonly heading: string;
  readonly introduction: string;
  readonly children: ReactNode;
};

/** A static public page: heading, introduction, content. */
export function PageFrame({ title, description, heading, introduction, children }: PageFrameProps) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-12 pb-8 sm:px-6 lg:pt-20">
      <PageHead title={title} description={description} />
      <div className="max-w-3xl">
        <h1 className="font-serif text-39 tracking-tight sm:text-49">{heading}</h1>
        <p className="mt-5 text-quiet sm:text-20">{introduction}</p>
      </div>
      {children}
    </div>
  );
}
