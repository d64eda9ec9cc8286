import {
  Briefcase,
  CircleHelp,
  Coins,
  History,
  LayoutDashboard,
  type LucideIcon,
  Scale,
  Wrench,
} from 'lucide-react';
import { usePageSettings } from '../../lib/page-settings.tsx';
import { findScreen } from '../find-screen.ts';

export type DestinationId = 'dashboard' | 'jobs' | 'analyzer' | 'history' | 'tools' | 'credits' | 'support';

export type Destination = {
  readonly id: DestinationId;
  readonly path: string;
  readonly icon: LucideIcon;
};

/** The screens that are worked in, in the order of the work. */
const destinations: readonly Destination[] = [
  { id: 'dashboard', path: '/dashboard', icon: LayoutDashboard },
  { id: 'jobs', path: '/job-descriptions', icon: Briefcase },
  { id: 'analyzer', path: '/resume-analyzer', icon: Scale },
  { id: 'history', path: '/resume-history', icon: History },
  { id: 'tools', path: '/tools', icon: Wrench },
  { id: 'credits', path: '/credits', icon: Coins },
  { id: 'support', path: '/support', icon: CircleHelp },
];

/** Those that this installation has. */
export function useDestinations(): readonly Destination[] {
  const hasScreen = useHasScreen();
  return destinations.filter(({ path }) => hasScreen(path));
}

/** Whether an address leads to a screen. */
export function useHasScreen(): (path: string) => boolean {
  const settings = usePageSettings();
  return (path) => findScreen(path, settings) !== null;
}
