import { Check, ChevronsUpDown, Settings } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { organizationTexts } from '../../entities/organization/organization-texts.ts';
import { useOrganizationSwitch, useOrganizations } from '../../entities/organization/use-organizations.ts';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { toasts } from '../../ui/toast/toasts.ts';

/** Shows and switches the current organization; hidden if the user only has a personal one. */
export function OrganizationSwitch({ isCompact = false }: { readonly isCompact?: boolean }) {
  const texts = useTexts(organizationTexts);
  const navigate = useNavigate();
  const { data: organizations = [] } = useOrganizations();
  const open = organizations.filter(({ suspension = null }) => suspension === null);
  const change = useOrganizationSwitch();
  // Only one of the two instances shows the notice.
  useLostNotice(!isCompact);
  const current = organizations.find(({ isCurrent }) => isCurrent);
  if (open.length < 2 || !current) return null;
  const nameOf = ({ isPersonal, name }: { isPersonal: boolean; name: string }) =>
    isPersonal ? texts.personal : name;
  const role = texts.roles[current.role].name;
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          disabled={change.isPending}
          className={classNames(
            'flex min-w-0 items-center gap-2.5 rounded-control text-14 hover:bg-sunken',
            isCompact ? 'p-1.5' : 'mt-4 w-full px-1 py-1.5 text-start',
          )}
        >
          <Avatar name={nameOf(current)} imageUrl={current.logo} size="sm" />
          {!isCompact && (
            <>
              <span aria-hidden="true" className="min-w-0 grow">
                <span className="block truncate font-medium">{nameOf(current)}</span>
                {!current.isPersonal && <span className="block truncate text-12 text-quiet">{role}</span>}
              </span>
              <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-quiet" />
            </>
          )}
          <span className="sr-only">{texts.switchLabel(nameOf(current), role)}</span>
        </button>
      }
      groups={[
        open.map((one) => ({
          id: one.id,
          label: nameOf(one),
          icon: one.isCurrent ? <Check aria-hidden="true" /> : <span className="size-4" />,
          onChoose: () => (one.isCurrent ? undefined : change.mutate(one)),
        })),
        current.isPersonal
          ? []
          : [
              {
                id: 'settings',
                label: texts.settings,
                icon: <Settings aria-hidden="true" />,
                onChoose: () => void navigate('/organization'),
              },
            ],
      ].filter((group) => group.length > 0)}
    />
  );
}

/** Explains why the app was reloaded in another organization: see `createApiClient`. */
function useLostNotice(isOn: boolean): void {
  const { lost, suspended } = useTexts(organizationTexts);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const words = { '?left=organization': lost, '?suspended=organization': suspended }[search];
    if (!isOn || words === undefined) return;
    toasts.add('info', words);
    void navigate(pathname, { replace: true });
  }, [isOn, search, pathname, navigate, lost, suspended]);
}
