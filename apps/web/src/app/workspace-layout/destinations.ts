import { useQuery } from '@tanstack/react-query';
import { getMe } from '@winnow/contracts';
import {
  Briefcase,
  Building2,
  ChartColumn,
  CircleHelp,
  ClipboardCheck,
  Coins,
  FileClock,
  LayoutDashboard,
  type LucideIcon,
  ShieldCheck,
  UserSearch,
  Users,
  Wrench,
} from 'lucide-react';
import { useCurrentOrganization, useMay } from '../../entities/organization/use-organizations.ts';
import { usePageSettings } from '../../lib/page-settings.tsx';
import { api } from '../../lib/requests/api-client.ts';
import { findScreen } from '../find-screen.ts';

export type DestinationId =
  | 'dashboard'
  | 'jobs'
  | 'candidates'
  | 'talent-pool'
  | 'reviews'
  | 'records'
  | 'tools'
  | 'credits'
  | 'organization'
  | 'fairness'
  | 'support'
  | 'operator';

export type Destination = {
  readonly id: DestinationId;
  readonly path: string;
  readonly icon: LucideIcon;
};

/** Screens of the main navigation, in the order of the work. */
const destinations: readonly Destination[] = [
  { id: 'dashboard', path: '/dashboard', icon: LayoutDashboard },
  { id: 'jobs', path: '/job-descriptions', icon: Briefcase },
  { id: 'candidates', path: '/resume-history', icon: Users },
  { id: 'talent-pool', path: '/talent-pool', icon: UserSearch },
  { id: 'reviews', path: '/reviews', icon: ClipboardCheck },
  { id: 'records', path: '/records', icon: FileClock },
  { id: 'tools', path: '/tools', icon: Wrench },
  { id: 'credits', path: '/credits', icon: Coins },
  { id: 'support', path: '/support', icon: CircleHelp },
];

/** For members of a team. */
const ofOrganizations: readonly Destination[] = [
  { id: 'organization', path: '/organization', icon: Building2 },
  { id: 'fairness', path: '/fairness', icon: ChartColumn },
];

/** Users who work alone have no one to review with, and no one to answer to. */
const ofTeams: ReadonlySet<DestinationId> = new Set(['reviews', 'records']);

/** For those who run the installation. */
const operator: Destination = { id: 'operator', path: '/admin', icon: ShieldCheck };

/** Destinations that this installation offers to the signed-in user. */
export function useDestinations(): readonly Destination[] {
  const hasScreen = useHasScreen();
  const { data: me } = useQuery({ queryKey: ['me'], queryFn: async () => (await api.call(getMe)).data });
  const isInTeam = useCurrentOrganization()?.isPersonal === false;
  const all = [...destinations, ...(isInTeam ? ofOrganizations : []), ...(me?.isOperator ? [operator] : [])];
  return all.filter(({ id, path }) => hasScreen(path) && (isInTeam || !ofTeams.has(id)));
}

/** Whether an address leads to a screen that the user's role allows. */
export function useHasScreen(): (path: string) => boolean {
  const settings = usePageSettings();
  const may = useMay();
  return (path) => {
    const screen = findScreen(path, settings);
    return screen !== null && may(screen.permission ?? 'own-account');
  };
}
