import type { NeededPermission } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { useMay } from './use-organizations.ts';

type AllowedProps = {
  readonly to: NeededPermission | readonly NeededPermission[];
  readonly children: ReactNode;
};

/** Renders its children only if the user's role has the permission. */
export function Allowed({ to, children }: AllowedProps) {
  const may = useMay();
  return [to].flat().every(may) ? children : null;
}
