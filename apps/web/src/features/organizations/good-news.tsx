import { Check } from 'lucide-react';

/** A success message. */
export function GoodNews({ children }: { readonly children: string }) {
  return (
    <p className="flex items-center gap-2 text-14 text-met">
      <Check aria-hidden="true" className="size-4" />
      {children}
    </p>
  );
}
