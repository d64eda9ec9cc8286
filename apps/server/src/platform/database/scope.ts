import { AsyncLocalStorage } from 'node:async_hooks';
import type { OrganizationId } from '@winnow/contracts';
import { isUuid } from './uuid.ts';

/**
 * Whose rows the database shows and takes: those of one organization, of the whole installation, or of no organization
 * at all. Tables that belong to no organization are open in every scope.
 */
export type Scope = OrganizationId | 'installation' | 'nobody';

const scopes = new AsyncLocalStorage<{ scope: Scope }>();

/**
 * The scope of the current work. Requests start without an owner; everything else (start, commands, tasks) runs for the
 * installation.
 */
export function currentScope(): Scope {
  return scopes.getStore()?.scope ?? 'installation';
}

/** Runs a request, which has no owner until the caller is identified. */
export function forRequest<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  return within('nobody', work);
}

/** The rest of the request is for this organization, or for the installation where an operator calls. */
export function continueFor(scope: Scope): void {
  const store = scopes.getStore();
  if (store) store.scope = scope;
}

/**
 * Runs work that is about several organizations, or that finds out which one it is about. Say why beside it. A
 * transaction keeps the scope in which it began.
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

/** A query is sent when it is waited for: that, too, must be in the scope. */
function within<Result>(scope: Scope, work: () => PromiseLike<Result>): Promise<Result> {
  return scopes.run({ scope }, async () => work());
}

/**
 * The settings by which a connection knows its scope. The role `none` is the connection's own.
 * @param memberRole the role that keeps the policies, if the connection's own does not
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

/** Text of the statements that tell a connection its scope. `role` is what keeps the policies, if its own does not. */
export function wordScope(scope: Scope, role: string | null): string {
  const { organization } = settingsOf(scope, role);
  const own = scope === 'installation' ? '; reset role' : `; set role ${role}`;
  return `set app.organization = '${organization}'${role ? own : ''}`;
}

const noOrganization = '00000000-0000-0000-0000-000000000000';
