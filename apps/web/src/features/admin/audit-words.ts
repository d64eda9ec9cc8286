import type { AuditEntry } from '@winnow/contracts';
import type { AdminTexts } from './admin-texts.ts';
import type { AuditTexts } from './audit-texts.ts';

type Words = Readonly<Record<string, string>>;

/** Lists of the console by call. */
const lists: Readonly<Record<string, keyof AdminTexts['tabs']>> = {
  'GET /admin/audit': 'audit',
  'GET /admin/audit/verification': 'audit',
  'GET /admin/checks': 'checks',
  'GET /admin/invoices': 'invoices',
  'GET /admin/organizations': 'organizations',
  'GET /admin/queue': 'queue',
  'GET /admin/tickets': 'tickets',
  'GET /admin/users': 'people',
  'GET /admin/waitlist': 'waitlist',
  'GET /admin/waitlist.csv': 'waitlist',
};

/** The list that an operator viewed; `null` if an entry is about one thing or nothing. */
export function describeList(
  { action, subjectId, details }: Pick<AuditEntry, 'action' | 'subjectId' | 'details'>,
  tabs: AdminTexts['tabs'],
): string | null {
  const call = details['call'];
  if (subjectId !== null || action !== 'operator-look' || typeof call !== 'string') return null;
  const list = lists[call];
  return list ? tabs[list] : null;
}

/** Text of an entry's action; the action's name if it has no text. */
export function describeAction(
  { action, details }: Pick<AuditEntry, 'action' | 'details'>,
  texts: Pick<AuditTexts, 'actions' | 'viewed'>,
): string {
  const [actions, viewed]: [Words, Words] = [texts.actions, texts.viewed];
  const call = details['call'];
  const byCall = typeof call === 'string' && action === 'operator-look' ? viewed[call] : undefined;
  return byCall ?? actions[action] ?? action;
}

/** Remaining details of an entry. Its origin and the id of the path have their own columns. */
export function describeDetails(
  { subjectId, details }: Pick<AuditEntry, 'subjectId' | 'details'>,
  names: Words,
): string {
  return Object.entries(details)
    .filter(([name, value]) => name !== 'client' && value !== subjectId && value !== null)
    .map(([name, value]) => `${names[name] ?? name}: ${String(value)}`)
    .join(', ');
}
