import type { ReactNode } from 'react';

/** A screen that speaks English alone says so, and runs from left to right in whatever page it stands. */
export function EnglishText({ children }: { readonly children: ReactNode }) {
  return (
    <div lang="en" dir="ltr" className="contents">
      {children}
    </div>
  );
}
