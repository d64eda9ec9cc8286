import { useQuery } from '@tanstack/react-query';
import { listBatches, listJobs, listSavedSearches } from '@winnow/contracts';
import {
  Bookmark,
  Briefcase,
  CreditCard,
  Eye,
  EyeOff,
  FilePen,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  Rows3,
  Rows4,
  Scale,
  Settings,
  Sun,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAnonymousView } from '../../entities/account/use-anonymous-view.ts';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { signOut } from '../../features/identity/session/sign-out.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { batchPath, jobPath, newJobPath, savedSearchPath } from '../../lib/screen-paths.ts';
import { chooseTheme } from '../../lib/theme.ts';
import { changeWorkspacePreferences, useWorkspacePreferences } from '../../lib/workspace-preferences.ts';
import type { Command, CommandGroup } from '../../ui/command-palette/command.ts';
import { CommandPalette } from '../../ui/command-palette/command-palette.tsx';
import { useDestinations, useHasScreen } from './destinations.ts';
import { type PaletteTexts, paletteTexts } from './palette-texts.ts';
import { type Found, useFound } from './use-found.tsx';
import { useRecent } from './use-recent.tsx';
import { workspaceTexts } from './workspace-texts.ts';

const newestJobs = 10;
const newestRuns = 5;
const anyJobs = { status: 'all', order: 'updated' } as const;

type WorkspacePaletteProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onShowShortcuts: () => void;
};

/** The command palette: all destinations and actions available anywhere in the workspace. */
export function WorkspacePalette({ isOpen, onOpenChange, onShowShortcuts }: WorkspacePaletteProps) {
  const { palette } = useTexts(workspaceTexts);
  const texts = useTexts(paletteTexts);
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const { isAnonymous } = useAnonymousView();
  const recent = useRecent(isAnonymous);
  const found = useFound(words, isOpen, (command, place) => {
    recent.keep({ id: command.id, label: command.label, ...place });
    void navigate(place.path);
  });
  const screens = [...usePlaces(), ...useSettings(), ...useActions(onShowShortcuts)];
  const newest = useNewest(isOpen);
  const groups =
    words.trim() === '' ? [...recent.groups, ...screens, ...newest] : [...screens, ...found.groups];
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={(opens) => {
        setWords('');
        onOpenChange(opens);
      }}
      onSearch={setWords}
      isSearching={found.isSearching}
      describeEmpty={(typed) => (
        <>
          <p className="text-ink">{texts.noResults(typed.trim())}</p>
          <p className="mt-1">{found.answer?.words.length === 0 ? texts.needsLetters : texts.canFind}</p>
        </>
      )}
      note={noteOf(found, texts)}
      label={palette.open}
      placeholder={texts.placeholder}
      groups={groups}
    />
  );
}

function noteOf({ answer, hasFailed }: Found, texts: PaletteTexts): string | undefined {
  if (hasFailed) return texts.failed;
  const notes = answer
    ? [answer.isAnonymous && texts.anonymous, answer.pending > 0 && texts.pending(answer.pending)]
    : [];
  return notes.filter(Boolean).join(' ') || undefined;
}

/** All settings by name, with links to them. */
function useSettings(): readonly CommandGroup[] {
  const { settings, settingNames } = useTexts(paletteTexts);
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  const commands = (Object.keys(settingPlaces) as (keyof typeof settingPlaces)[]).map((id) => ({
    id: `setting-${id}`,
    ...settingNames[id],
    hint: settings,
    icon: <Settings />,
    onRun: () => void navigate(`/settings#${settingPlaces[id]}`),
  }));
  return hasScreen('/settings') ? [{ id: 'settings', heading: settings, commands }] : [];
}

/** Section or field of the settings page. */
const settingPlaces = {
  theme: 'appearance',
  language: 'appearance',
  density: 'appearance',
  singleKeys: 'appearance',
  anonymous: 'review',
  retention: 'retention',
  mails: 'mails',
  password: 'password',
  email: 'email-address',
  factors: 'factors',
  sessions: 'sessions',
  exportData: 'data',
  deleteAccount: 'data',
} as const satisfies Record<keyof PaletteTexts['settingNames'], string>;

function usePlaces(): readonly CommandGroup[] {
  const texts = useTexts(workspaceTexts);
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  const places = [
    ...useDestinations().map(({ id, path, icon: Icon }) => ({ id, path, icon: <Icon />, label: texts[id] })),
    { id: 'profile', path: '/profile', icon: <UserRound />, label: texts.palette.profile },
    { id: 'settings', path: '/settings', icon: <Settings />, label: texts.palette.settings },
    { id: 'billing', path: '/billing', icon: <CreditCard />, label: texts.palette.billing },
  ];
  const commands = places
    .filter(({ path }) => hasScreen(path))
    .map(({ path, ...place }) => ({ ...place, onRun: () => void navigate(path) }));
  return [{ id: 'places', heading: texts.palette.goTo, commands }];
}

function useActions(onShowShortcuts: () => void): readonly CommandGroup[] {
  const { palette, shortcuts } = useTexts(workspaceTexts);
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  const may = useMay();
  const names = useTexts(paletteTexts);
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const isCompact = useWorkspacePreferences().density === 'compact';
  const ways = [
    { id: 'analyze', path: '/resume-analyzer', icon: <Scale />, label: palette.analyze },
    { id: 'add-job', path: newJobPath, icon: <Briefcase />, label: palette.addJob },
    { id: 'write-job', path: '/tools/job-description-creator', icon: <FilePen />, label: palette.writeJob },
  ];
  const commands: readonly Command[] = [
    ...ways
      .filter(({ path }) => hasScreen(path))
      .map(({ path, ...way }) => ({ ...way, onRun: () => void navigate(path) })),
    {
      id: 'density',
      icon: isCompact ? <Rows3 /> : <Rows4 />,
      label: isCompact ? palette.toComfortable : palette.toCompact,
      onRun: () => changeWorkspacePreferences({ density: isCompact ? 'comfortable' : 'compact' }),
    },
    ...(may('candidates.read')
      ? [
          {
            id: 'anonymous',
            icon: isAnonymous ? <Eye /> : <EyeOff />,
            label: isAnonymous ? names.showNames : names.hideNames,
            onRun: () => setAnonymous(!isAnonymous),
          },
        ]
      : []),
    { id: 'light', icon: <Sun />, label: palette.theme.light, onRun: () => chooseTheme('light') },
    { id: 'dark', icon: <Moon />, label: palette.theme.dark, onRun: () => chooseTheme('dark') },
    { id: 'system', icon: <Monitor />, label: palette.theme.system, onRun: () => chooseTheme('system') },
    { id: 'shortcuts', icon: <Keyboard />, label: shortcuts.open, keys: ['?'], onRun: onShowShortcuts },
    {
      id: 'sign-out',
      icon: <LogOut />,
      label: palette.signOut,
      // Navigates away from protected screens first, so that none of them asks for a login.
      onRun: () => void Promise.resolve(navigate('/')).then(() => signOut()),
    },
  ];
  return [{ id: 'actions', heading: palette.act, commands }];
}

/** The newest jobs and runs, loaded when the palette opens; older ones are found by searching. */
function useNewest(isOpen: boolean): readonly CommandGroup[] {
  const { palette } = useTexts(workspaceTexts);
  const texts = useTexts(paletteTexts);
  const { dateTime } = useFormats();
  const navigate = useNavigate();
  const may = useMay();
  const jobs = useQuery({
    queryKey: ['jobs', 'palette'],
    queryFn: async () => (await api.call(listJobs, { ...anyJobs, limit: newestJobs })).data.jobs,
    enabled: isOpen && may('jobs.read'),
    refetchOnMount: true,
  });
  const batches = useQuery({
    queryKey: ['batches', 'palette'],
    queryFn: async () => (await api.call(listBatches, { limit: newestRuns })).data.batches,
    enabled: isOpen && may('runs.read'),
    refetchOnMount: true,
  });
  const searches = useQuery({
    queryKey: ['saved-searches'],
    queryFn: async () => (await api.call(listSavedSearches)).data.searches,
    enabled: isOpen && may('candidates.read'),
    refetchOnMount: true,
  });
  return [
    {
      id: 'saved-searches',
      heading: texts.savedSearches,
      commands: !may('candidates.read')
        ? []
        : (searches.data ?? []).map(({ id, name }) => ({
            id: `search-${id}`,
            label: name,
            icon: <Bookmark />,
            onRun: () => void navigate(savedSearchPath(id)),
          })),
    },
    {
      id: 'jobs',
      heading: texts.newestJobs,
      commands: !may('jobs.read')
        ? []
        : (jobs.data ?? []).map(({ id, title, company, status }) => ({
            id,
            label: title,
            hint: status === 'archived' ? palette.archived : company,
            icon: <Briefcase />,
            onRun: () => void navigate(jobPath(id)),
          })),
    },
    {
      id: 'runs',
      heading: texts.newestRuns,
      commands: !may('runs.read')
        ? []
        : (batches.data ?? []).map(({ id, jobTitle, createdAt }) => ({
            id,
            label: jobTitle,
            hint: dateTime(createdAt),
            icon: <Scale />,
            onRun: () => void navigate(batchPath(id)),
          })),
    },
  ];
}
