import type { NeededPermission } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { useMay } from './use-organizations.ts';

type AllowedProps = {
  readonly to: NeededPermission | readonly NeededPermission[];
  readonly children: ReactNode;
};

/** What only some roles may do is not there for the others. */
export function Allowed({ to, children }: AllowedProps) {
  const may = useMay();
  return [to].flat().every(may) ? children : null;
}
