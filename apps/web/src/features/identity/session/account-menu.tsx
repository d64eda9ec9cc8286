import { LogOut, ReceiptText, Settings, UserRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import type { SessionUser } from '../../../lib/session/session-user.ts';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { identityTexts } from '../identity-texts.ts';
import { signOut, signOutQuestion } from './sign-out.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

type AccountMenuProps = {
  readonly user: SessionUser;
  /** Whether the user's role, if known, allows access to billing. */
  readonly seesBilling: boolean;
};

/** The signed-in user and the actions of their account. Public pages show it too, without a request to the server. */
export function AccountMenu({ user, seesBilling }: AccountMenuProps) {
  const { menu } = useTexts(identityTexts);
  const navigate = useNavigate();
  const name = user.name || user.email;
  const unsaved = useSyncExternalStore(signOutQuestion.subscribe, signOutQuestion.count, () => null);

  async function leave(): Promise<void> {
    // Navigates away from protected screens first, so that none of them asks for a login.
    await navigate('/');
    await signOut();
  }

  return (
    <>
      {unsaved !== null && <SignOutDialog count={unsaved} />}
      <Menu
        trigger={
          <button
            type="button"
            className="flex max-w-[min(14rem,100%)] items-center gap-2.5 rounded-full py-1 ps-1 pe-1 text-14 hover:bg-sunken sm:pe-3"
          >
            <Avatar name={name} imageUrl={user.profileImage} size="sm" />
            <span aria-hidden="true" dir="auto" className="truncate max-sm:hidden">
              {name}
            </span>
            <span className="sr-only">{menu.open(name)}</span>
          </button>
        }
        groups={[
          [
            {
              id: 'profile',
              label: menu.profile,
              icon: <UserRound aria-hidden="true" />,
              onChoose: () => void navigate('/profile'),
            },
            {
              id: 'settings',
              label: menu.settings,
              icon: <Settings aria-hidden="true" />,
              onChoose: () => void navigate('/settings'),
            },
            ...(seesBilling
              ? [
                  {
                    id: 'billing',
                    label: menu.billing,
                    icon: <ReceiptText aria-hidden="true" />,
                    onChoose: () => void navigate('/billing'),
                  },
                ]
              : []),
          ],
          [
            {
              id: 'sign-out',
              label: menu.signOut,
              icon: <LogOut aria-hidden="true" />,
              onChoose: () => void leave(),
            },
          ],
        ]}
      />
    </>
  );
}
