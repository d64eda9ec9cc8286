import { Keyboard, Search, Upload } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { ImportIndicator } from '../../features/imports/import-indicator.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Mark } from '../../ui/marks/mark.tsx';
import { commandKey } from '../../ui/shortcuts/command-key.ts';
import { Shortcut } from '../../ui/shortcuts/shortcut.tsx';
import { AccountCorner } from '../shell/account-corner.tsx';
import { shellTexts } from '../shell/shell-texts.ts';
import { CreditsLeft } from './credits-left.tsx';
import { DensitySwitch } from './density-switch.tsx';
import { useDestinations, useHasScreen } from './destinations.ts';
import { NavigationLink } from './navigation-link.tsx';
import { OrganizationSwitch } from './organization-switch.tsx';
import { workspaceTexts } from './workspace-texts.ts';

type SideNavigationProps = { readonly onSearch: () => void; readonly onShowShortcuts: () => void };

/** Sidebar navigation of the workspace. */
export function SideNavigation({ onSearch, onShowShortcuts }: SideNavigationProps) {
  const shell = useTexts(shellTexts);
  const texts = useTexts(workspaceTexts);
  const destinations = useDestinations();
  const hasScreen = useHasScreen();
  const may = useMay();
  return (
    <header className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col border-e border-rule px-3 py-4 lg:flex print:hidden">
      <div className="flex items-center justify-between gap-2">
        <Link to="/dashboard" className="mx-1 flex items-center gap-2 rounded-control px-1 text-field">
          <Mark className="size-5" />
          <span className="pt-0.5 font-serif text-20 leading-none font-medium tracking-tight text-ink">
            {shell.productName}
          </span>
        </Link>
        <NotificationBell />
      </div>
      <OrganizationSwitch />
      <button
        type="button"
        onClick={onSearch}
        data-tour="search"
        className="mt-5 flex h-9 items-center gap-2.5 rounded-control border border-rule bg-raised px-2.5 text-14 text-quiet transition-colors hover:border-edge hover:text-ink"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="min-w-0 grow truncate text-start">{texts.palette.open}</span>
        <Shortcut keys={[commandKey(), 'K']} />
      </button>
      {hasScreen('/resume-analyzer') && may('runs.write') && (
        <NavLink
          to="/resume-analyzer"
          className={classNames(buttonClass('secondary', 'sm'), 'mt-2 aria-[current=page]:text-field')}
        >
          <Upload aria-hidden="true" />
          {texts.analyze}
        </NavLink>
      )}
      <nav aria-label={texts.navigation} className="mt-5 grid min-h-0 gap-0.5 overflow-y-auto">
        {destinations.map((destination) => (
          <NavigationLink key={destination.id} destination={destination}>
            {destination.id === 'credits' && (
              <Allowed to="credits.read">
                <CreditsLeft />
              </Allowed>
            )}
          </NavigationLink>
        ))}
      </nav>
      <Allowed to="resumes.write">
        <ImportIndicator />
      </Allowed>
      <div className="mt-auto flex items-center gap-1 pt-4">
        <div className="min-w-0 grow">
          <AccountCorner seesBilling={may('billing.manage')} />
        </div>
        <DensitySwitch />
        <IconButton
          size="sm"
          label={texts.shortcuts.open}
          icon={<Keyboard aria-hidden="true" />}
          onClick={onShowShortcuts}
        />
      </div>
    </header>
  );
}
