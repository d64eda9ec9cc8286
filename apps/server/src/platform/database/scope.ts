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

/** Text of the statements that tell a connection its scope. `role` is what keeps the policies, if its own does not. */
export function wordScope(scope: Scope, role: string | null): string {
  if (scope === 'installation') return `set app.organization = ''${role ? '; reset role' : ''}`;
  const id = scope === 'nobody' ? noOrganization : scope;
  // The value is in the text of the statement.
  if (!isUuid(id)) throw new Error('An organization with an id that is none.');
  return `set app.organization = '${id}'${role ? `; set role ${role}` : ''}`;
}

const noOrganization = '00000000-0000-0000-0000-000000000000';
