import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import type { Destination } from './destinations.ts';
import { workspaceTexts } from './workspace-texts.ts';

type NavigationLinkProps = {
  readonly destination: Destination;
  readonly onFollow?: () => void;
  /** Content at the end of the line. */
  readonly children?: ReactNode;
};

/** A navigation link; the current one is marked by a grain. */
export function NavigationLink({
  destination: { id, path, icon: Icon },
  onFollow,
  children,
}: NavigationLinkProps) {
  const texts = useTexts(workspaceTexts);
  return (
    <NavLink
      to={path}
      {...(onFollow && { onClick: onFollow })}
      className="group relative flex h-9 items-center gap-2.5 rounded-control ps-4 pe-2.5 text-14 text-quiet transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:h-11"
    >
      <svg
        viewBox="0 0 6 14"
        aria-hidden="true"
        className="absolute start-1 h-3.5 w-1.5 scale-0 fill-wheat transition-[scale] group-aria-[current=page]:scale-100 forced-colors:fill-[Highlight]"
      >
        <path d="M3 0c4 3.8 4 10.2 0 14-4-3.8-4-10.2 0-14Z" />
      </svg>
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-4 shrink-0 group-aria-[current=page]:text-field"
      />
      <span className="truncate">{texts[id]}</span>
      {children}
    </NavLink>
  );
}
