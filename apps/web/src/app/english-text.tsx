import type { ReactNode } from 'react';
import { EnglishProvider } from '../lib/language/language-provider.tsx';

/** A screen that speaks English alone says so, and runs from left to right in whatever page it stands. */
export function EnglishText({ children }: { readonly children: ReactNode }) {
  return (
    <div lang="en" dir="ltr" className="contents">
      <EnglishProvider>{children}</EnglishProvider>
    </div>
  );
}
