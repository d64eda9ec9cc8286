import type { ReactNode } from 'react';

type ConsentSheetProps = { readonly title: string; readonly heading: string; readonly children: ReactNode };

/** Layout of the consent screens. */
export function ConsentSheet({ title, heading, children }: ConsentSheetProps) {
  return (
    <div className="mx-auto grid w-full max-w-lg grid-cols-1 content-start gap-5 px-4 py-10 sm:px-6 sm:py-16">
      <title>{title}</title>
      <h1 className="font-serif text-31 tracking-tight">{heading}</h1>
      {children}
    </div>
  );
}
