import type { ReactNode } from 'react';

type SpecimenProps = { readonly name: string; readonly children: ReactNode };

/** Some components under a name. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-12 text-quiet">{name}</h3>
      {children}
    </div>
  );
}

/** Specimens in a row, wrapping. */
export function SpecimenRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
