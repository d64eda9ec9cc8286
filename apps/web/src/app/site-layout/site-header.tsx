import { Link, NavLink } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { usePageSettings } from '../../lib/page-settings.tsx';
import { useStoredUser } from '../../lib/session/use-session.ts';
import { Mark } from '../../ui/marks/mark.tsx';
import { AccountCorner } from '../shell/account-corner.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { shellTexts } from '../shell/shell-texts.ts';
import { ThemeSwitch } from '../shell/theme-switch.tsx';
import { PhoneMenu } from './phone-menu.tsx';

export function SiteHeader() {
  const texts = useTexts(shellTexts);
  const { launchMode } = usePageSettings();
  const user = useStoredUser();
  // Before the launch there is no other page to go to.
  const links =
    launchMode === 'open'
      ? [
          // Way back for users who came from the workspace, for example for help.
          ...(user ? [{ to: '/dashboard', label: texts.account.dashboard }] : []),
          { to: '/features', label: texts.links.features },
          { to: '/pricing', label: texts.links.pricing },
          { to: '/resume-matcher', label: texts.matcherLink },
        ]
      : [];
  // A phone has no room for it next to the login link.
  const getStarted = { to: '/register', label: texts.account.getStarted };
  return (
    <header className="border-b border-rule print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-7xl items-center gap-3 px-4 sm:gap-6 sm:px-6">
        <Link
          to="/"
          aria-label={texts.homeLink}
          className="flex items-center gap-2.5 rounded-control text-field"
        >
          <Mark className="size-6" />
          <span className="pt-1 font-serif text-25 leading-none font-medium tracking-tight text-ink">
            {texts.productName}
          </span>
        </Link>
        {links.length > 0 && (
          <nav aria-label={texts.navigation} className="hidden grow gap-2 lg:flex">
            {links.map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                className="rounded-control px-2 py-2 text-14 text-quiet hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {label}
              </NavLink>
            ))}
          </nav>
        )}
        <div className="ms-auto flex items-center gap-2">
          <LanguageSwitch />
          {/* A phone has no room for it next to the account: there it is at the bottom of the page. */}
          <div className="max-sm:hidden">
            <ThemeSwitch />
          </div>
          <AccountCorner />
          {links.length > 0 && <PhoneMenu links={user ? links : [...links, getStarted]} />}
        </div>
      </div>
    </header>
  );
}
