import type { ReactNode } from 'react';
import { EnglishProvider } from '../lib/language/language-provider.tsx';

/** Marks an English-only screen as English, left to right, on a page of any language. */
export function EnglishText({ children }: { readonly children: ReactNode }) {
  return (
    <div lang="en" dir="ltr" className="contents">
      <EnglishProvider>{children}</EnglishProvider>
    </div>
  );
}
