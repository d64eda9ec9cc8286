import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link within a sentence. */
export function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className="font-medium text-field underline-offset-2 hover:underline">
      {children}
    </Link>
  );
}
