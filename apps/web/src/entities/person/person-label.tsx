import type { ReactNode } from 'react';
import { Avatar } from '../../ui/marks/avatar.tsx';

type PersonLabelProps = {
  readonly name: string;
  readonly imageUrl: string | null;
  /** After the name, such as "You". */
  readonly mark?: ReactNode;
  /** Below the name, such as the address. */
  readonly detail?: ReactNode;
};

/** A person with a picture, for lists and choices. */
export function PersonLabel({ name, imageUrl, mark, detail }: PersonLabelProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} imageUrl={imageUrl} size="md" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium">
          <bdi className="min-w-0 truncate">{name}</bdi>
          {mark}
        </span>
        {detail && <span className="block truncate text-13 text-quiet">{detail}</span>}
      </span>
    </span>
  );
}
