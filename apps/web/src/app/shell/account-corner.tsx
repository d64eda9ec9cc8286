import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { usePageSettings } from '../../lib/page-settings.tsx';
import { withReturnPath } from '../../lib/session/return-path.ts';
import { useStoredUser } from '../../lib/session/use-session.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { lazyPart } from './lazy-part.tsx';
import { shellTexts } from './shell-texts.ts';

const AccountMenu = lazyPart(
  async () => (await import('../../features/identity/session/account-menu.tsx')).AccountMenu,
);

/** A page for visitors and users alike: after login users return to it. */
const pageToGoOn = '/support';

/**
 * Header corner with login or the account. Empty before the launch.
 * @param props.seesBilling whether the user's role, if known, allows access to billing
 */
export function AccountCorner({ seesBilling = true }: { readonly seesBilling?: boolean }) {
  const { account } = useTexts(shellTexts);
  const { launchMode } = usePageSettings();
  const user = useStoredUser();
  const wayIn = useWayIn();
  if (launchMode !== 'open') return null;
  if (user) {
    return (
      <Suspense fallback={<span className="size-control-sm" />}>
        <AccountMenu user={user} seesBilling={seesBilling} />
      </Suspense>
    );
  }
  return (
    <>
      <Link to={wayIn} className={buttonClass('quiet', 'sm')}>
        {account.logIn}
      </Link>
      <Link to="/register" className={`${buttonClass('secondary', 'sm')} max-md:hidden`}>
        {account.getStarted}
      </Link>
    </>
  );
}

/** Link to the login, with the current page as return path where useful. */
function useWayIn(): string {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  // The server renders the page once for all URLs below its path.
  return pathname === pageToGoOn
    ? withReturnPath('/login', isHydrated ? pathname + search : pathname)
    : '/login';
}
