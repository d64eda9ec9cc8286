import { AsyncLocalStorage } from 'node:async_hooks';
import type { OrganizationId } from '@winnow/contracts';
import { isUuid } from './uuid.ts';

/**
 * Rows that queries can read and write: those of one organization, of the whole installation, or of no organization.
 * Tables that belong to no organization are accessible in every scope.
 */
export type Scope = OrganizationId | 'installation' | 'nobody';

const scopes = new AsyncLocalStorage<{ scope: Scope }>();

/**
 * The scope of the current work. Requests start without an organization; everything else (startup, commands, tasks)
 * runs for the installation.
 */
export function currentScope(): Scope {
  return scopes.getStore()?.scope ?? 'installation';
}

/** Runs a request, which has no organization until the caller is identified. */
export function forRequest<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  return within('nobody', work);
}

/** Sets the scope of the rest of the request: an organization, or the installation for an operator's call. */
export function continueFor(scope: Scope): void {
  const store = scopes.getStore();
  if (store) store.scope = scope;
}

/**
 * Runs work about several organizations, or that determines the organization. Say why in a comment. A transaction keeps
 * the scope in which it began.
 */
export function forInstallation<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  return within('installation', work);
}

/** Runs work for one organization. */
export function forOrganization<Result>(
  organizationId: OrganizationId,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  return within(organizationId, work);
}

/** A query is only sent when it is awaited, which must happen in the scope, too. */
function within<Result>(scope: Scope, work: () => PromiseLike<Result>): Promise<Result> {
  return scopes.run({ scope }, async () => work());
}

/**
 * Connection settings of a scope. The role `none` is the connection's own.
 * @param memberRole the role to which policies apply, if they don't apply to the connection's own
 */
export function settingsOf(
  scope: Scope,
  memberRole: string | null,
): { readonly organization: string; readonly role: string } {
  if (scope === 'installation') return { organization: '', role: 'none' };
  const organization = scope === 'nobody' ? noOrganization : scope;
  if (!isUuid(organization)) throw new Error('An organization with an id that is none.');
  return { organization, role: memberRole ?? 'none' };
}

/**
 * Statements that set the scope of a connection. `role` is the role to which policies apply, if they don't apply to its
 * own.
 */
export function wordScope(scope: Scope, role: string | null): string {
  const { organization } = settingsOf(scope, role);
  const own = scope === 'installation' ? '; reset role' : `; set role ${role}`;
  return `set app.organization = '${organization}'${role ? own : ''}`;
}

const noOrganization = '00000000-0000-0000-0000-000000000000';
