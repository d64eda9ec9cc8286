import { Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { shellTexts } from '../shell/shell-texts.ts';

type PhoneMenuProps = { readonly links: readonly { readonly to: string; readonly label: string }[] };

/** The header's links as a menu on narrow screens. Works without scripts. */
export function PhoneMenu({ links }: PhoneMenuProps) {
  const { menu, navigation } = useTexts(shellTexts);
  const { pathname } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating closes the menu
  useEffect(close, [pathname]);

  return (
    <details
      ref={details}
      className="relative lg:hidden"
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        close();
        details.current?.querySelector('summary')?.focus();
      }}
    >
      <summary
        aria-label={menu}
        className="grid size-control-md list-none place-items-center rounded-control text-quiet hover:bg-sunken hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <Menu className="size-5" aria-hidden="true" />
      </summary>
      <nav
        aria-label={navigation}
        className="absolute end-0 top-full z-30 mt-2 grid w-56 animate-appear rounded-card border border-rule bg-raised p-1.5 shadow-float"
      >
        {links.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            className="rounded-control px-3 py-2.5 text-16 hover:bg-sunken aria-[current=page]:font-medium aria-[current=page]:text-field"
          >
            {label}
          </NavLink>
        ))}
      </nav>
    </details>
  );
}
