import { Suspense } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { usePageSettings } from '../../lib/page-settings.tsx';
import { useStoredUser } from '../../lib/session/use-session.ts';
import { buttonLook } from '../../ui/buttons/button.tsx';
import { lazyPart } from './lazy-part.tsx';
import { shellTexts } from './shell-texts.ts';

const AccountMenu = lazyPart(
  async () => (await import('../../features/identity/session/account-menu.tsx')).AccountMenu,
);

/** The corner of the header where people come in, or see that they are in. Before the launch nobody can. */
export function AccountCorner() {
  const { account } = useTexts(shellTexts);
  const { launchMode } = usePageSettings();
  const user = useStoredUser();
  if (launchMode !== 'open') return null;
  if (user) {
    return (
      <Suspense fallback={<span className="size-control-sm" />}>
        <AccountMenu user={user} />
      </Suspense>
    );
  }
  return (
    <>
      <Link to="/login" className={buttonLook('quiet', 'sm')}>
        {account.logIn}
      </Link>
      <Link to="/register" className={`${buttonLook('secondary', 'sm')} max-md:hidden`}>
        {account.getStarted}
      </Link>
    </>
  );
}
