import { useQuery } from '@tanstack/react-query';
import { listBatches, listJobs } from '@winnow/contracts';
import {
  Briefcase,
  CreditCard,
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
import { signOut } from '../../features/identity/session/sign-out.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { batchPath, jobPath, newJobPath } from '../../lib/screen-paths.ts';
import { chooseTheme } from '../../lib/theme.ts';
import { changeWorkspacePreferences, useWorkspacePreferences } from '../../lib/workspace-preferences.ts';
import type { Command, CommandGroup } from '../../ui/command-palette/command.ts';
import { CommandPalette } from '../../ui/command-palette/command-palette.tsx';
import { useDestinations, useHasScreen } from './destinations.ts';
import { workspaceTexts } from './workspace-texts.ts';

const anyJobs = { status: 'all', order: 'updated' } as const;

type WorkspacePaletteProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onShowShortcuts: () => void;
};

/** Everything that can be gone to or done from anywhere in the workspace. */
export function WorkspacePalette({ isOpen, onOpenChange, onShowShortcuts }: WorkspacePaletteProps) {
  const { palette } = useTexts(workspaceTexts);
  const [words, setWords] = useState('');
  const groups = [...usePlaces(), ...useActions(onShowShortcuts), ...useThings(isOpen, words)];
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={(opens) => {
        setWords('');
        onOpenChange(opens);
      }}
      onSearch={setWords}
      label={palette.open}
      placeholder={palette.placeholder}
      groups={groups}
    />
  );
}

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
    { id: 'light', icon: <Sun />, label: palette.theme.light, onRun: () => chooseTheme('light') },
    { id: 'dark', icon: <Moon />, label: palette.theme.dark, onRun: () => chooseTheme('dark') },
    { id: 'system', icon: <Monitor />, label: palette.theme.system, onRun: () => chooseTheme('system') },
    { id: 'shortcuts', icon: <Keyboard />, label: shortcuts.open, keys: ['?'], onRun: onShowShortcuts },
    {
      id: 'sign-out',
      icon: <LogOut />,
      label: palette.signOut,
      // First away from what only they may see, so that nothing of it asks for a login.
      onRun: () => void Promise.resolve(navigate('/')).then(() => signOut()),
    },
  ];
  return [{ id: 'actions', heading: palette.act, commands }];
}

/**
 * The newest of what the person has made, asked for when the palette opens; where that is not every job description,
 * those that hold the words as well.
 */
function useThings(isOpen: boolean, words: string): readonly CommandGroup[] {
  const { palette } = useTexts(workspaceTexts);
  const { dateTime } = useFormats();
  const navigate = useNavigate();
  const hasScreen = useHasScreen();
  const jobs = useQuery({
    queryKey: ['jobs', 'palette'],
    queryFn: async () => (await api.call(listJobs, { ...anyJobs, limit: 100 })).data,
    enabled: isOpen && hasScreen(jobPath('any')),
    refetchOnMount: true,
  });
  const search = words.trim();
  const found = useQuery({
    queryKey: ['jobs', 'palette', search],
    queryFn: async () => (await api.call(listJobs, { ...anyJobs, search, limit: 20 })).data.jobs,
    enabled: isOpen && search !== '' && (jobs.data?.nextCursor ?? null) !== null,
    placeholderData: (before) => before,
  });
  const newest = jobs.data?.jobs ?? [];
  const known = new Set(newest.map(({ id }) => id));
  const older = (found.data ?? []).filter(({ id }) => !known.has(id));
  const batches = useQuery({
    queryKey: ['batches', 'palette'],
    queryFn: async () => (await api.call(listBatches, { limit: 50 })).data.batches,
    enabled: isOpen && hasScreen(batchPath('any')),
    refetchOnMount: true,
  });
  return [
    {
      id: 'jobs',
      heading: palette.jobs,
      commands: [...newest, ...older].map(({ id, title, company, status }) => ({
        id,
        label: title,
        hint: status === 'archived' ? palette.archived : company,
        icon: <Briefcase />,
        onRun: () => void navigate(jobPath(id)),
      })),
    },
    {
      id: 'runs',
      heading: palette.runs,
      commands: (batches.data ?? []).map(({ id, jobTitle, createdAt }) => ({
        id,
        label: jobTitle,
        hint: dateTime(createdAt),
        icon: <Scale />,
        onRun: () => void navigate(batchPath(id)),
      })),
    },
  ];
}
