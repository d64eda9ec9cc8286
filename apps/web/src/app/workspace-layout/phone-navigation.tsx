import { Ellipsis, Search, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { NotificationLink } from '../../features/notifications/notification-bell.tsx';
import { useTexts } from '../../lib/language/use-texts.ts';
import { changeWorkspacePreferences, useWorkspacePreferences } from '../../lib/workspace-preferences.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Mark } from '../../ui/marks/mark.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { AccountCorner } from '../shell/account-corner.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { shellTexts } from '../shell/shell-texts.ts';
import { ThemeSwitch } from '../shell/theme-switch.tsx';
import { CreditsLeft } from './credits-left.tsx';
import { type DestinationId, useDestinations, useHasScreen } from './destinations.ts';
import { NavigationLink } from './navigation-link.tsx';
import { OrganizationSwitch } from './organization-switch.tsx';
import { workspaceTexts } from './workspace-texts.ts';

/** Number of links in the bottom bar, in addition to adding resumes and the full menu. */
const underThumb = 3;

/**
 * Header of the workspace when there is no room for the sidebar. Sticky unless the viewport is very low, as when
 * magnified.
 */
export function PhoneHeader({ onSearch }: { onSearch: () => void }) {
  const shell = useTexts(shellTexts);
  const texts = useTexts(workspaceTexts);
  const may = useMay();
  return (
    <header className="sticky top-0 z-30 flex h-14 short:static items-center gap-1 border-b border-rule bg-paper px-4 lg:hidden print:hidden">
      <Link to="/dashboard" className="flex items-center gap-2 rounded-control text-field">
        <Mark className="size-5" />
        <span className="pt-0.5 font-serif text-20 leading-none font-medium tracking-tight text-ink">
          {shell.productName}
        </span>
      </Link>
      <div className="ms-auto flex items-center gap-1">
        <IconButton
          label={texts.palette.open}
          icon={<Search aria-hidden="true" />}
          onClick={onSearch}
          data-tour="search"
        />
        <NotificationLink />
        <OrganizationSwitch isCompact />
        <AccountCorner seesBilling={may('billing.manage')} />
      </div>
    </header>
  );
}

/** The bottom navigation bar of the workspace on phones. */
export function PhoneNavigation() {
  const texts = useTexts(workspaceTexts);
  const destinations = useDestinations();
  const hasScreen = useHasScreen();
  const may = useMay();
  const shortNames: Partial<Record<DestinationId, string>> = {
    dashboard: texts.dashboardShort,
    records: texts.recordsShort,
  };
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      data-phone-ways
      className="fixed inset-x-0 bottom-0 z-30 short:static border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <nav aria-label={texts.navigation} className="mx-auto flex h-16 max-w-xl items-stretch">
        {destinations.slice(0, underThumb).map(({ id, path, icon: Icon }) => (
          <NavLink key={id} to={path} className={`${thumbClass} aria-[current=page]:text-field`}>
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
            <span className="max-w-full truncate max-[23rem]:text-[0.6875rem] max-[23rem]:tracking-tight">
              {shortNames[id] ?? texts[id]}
            </span>
          </NavLink>
        ))}
        {hasScreen('/resume-analyzer') && may('runs.write') && (
          <NavLink to="/resume-analyzer" className={`${thumbClass} aria-[current=page]:text-field`}>
            <Upload aria-hidden="true" strokeWidth={1.75} className="size-5" />
            <span className="max-w-full truncate max-[23rem]:text-[0.6875rem] max-[23rem]:tracking-tight">
              {texts.analyzeShort}
            </span>
          </NavLink>
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={thumbClass}>
          <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {texts.more}
        </button>
      </nav>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={texts.more} side="bottom">
        <nav aria-label={texts.more} className="grid">
          {destinations.map((destination) => (
            <NavigationLink key={destination.id} destination={destination} onFollow={() => setOpen(false)}>
              {destination.id === 'credits' && (
                <Allowed to="credits.read">
                  <CreditsLeft />
                </Allowed>
              )}
            </NavigationLink>
          ))}
        </nav>
        <div className="mt-5 grid gap-4 border-t border-rule pt-5">
          <CompactSwitch />
          <div className="flex flex-wrap items-center gap-3">
            <ThemeSwitch />
            <LanguageSwitch />
          </div>
        </div>
      </Sheet>
    </div>
  );
}

function CompactSwitch() {
  const { density } = useTexts(workspaceTexts);
  const preferences = useWorkspacePreferences();
  return (
    <Switch
      label={density.compact}
      isOn={preferences.density === 'compact'}
      onSwitch={(isOn) => changeWorkspacePreferences({ density: isOn ? 'compact' : 'comfortable' })}
    />
  );
}

const thumbClass =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-12 text-quiet transition-colors -outline-offset-2';
