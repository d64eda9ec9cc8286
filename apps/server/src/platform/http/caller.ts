import {
  type About,
  type AboutThings,
  type Access,
  ApiError,
  jobPermissions,
  may,
  type NeededPermission,
  type OperatorStanding,
  type OrganizationId,
  organizationHeader,
  type Permission,
  type Role,
  type Scope,
  sentence,
} from '@winnow/contracts';
import { continueFor } from '../database/scope.ts';
import type { Program } from './program.ts';
import type { RequestContext } from './request-context.ts';

/** The signed-in user, according to the identity service and our tables now. */
export type Caller = {
  /** Id in our own tables. */
  readonly userId: string;
  /** The organization that the call is for; the caller is a current member. */
  readonly organizationId: OrganizationId;
  /** The caller's role in it; users own their personal organization. */
  readonly role: Role;
  /** Additional permissions by the settings of the organization. */
  readonly granted: readonly Permission[];
  /** Limits the jobs that the role can see: `JobScope`. */
  readonly onlyTeamsOf: string | null;
  /** The single sign-on that the organization requires; `null` if any sign-in is accepted. */
  readonly requiredSignOnId: string | null;
  /** Id of the same person in the identity service. */
  readonly supabaseId: string;
  /** Lowercase; empty for users without an email address. */
  readonly email: string;
  /** Whether the address is verified. */
  readonly isVerified: boolean;
  /** Whether this session may use operator routes, and if not, what is missing. Only `ready` may. */
  readonly operatorStanding: OperatorStanding;
  /** The session of this call. */
  readonly sessionId: string;
  /** The token of the call, for calls to the identity service on behalf of the caller. Never stored or logged. */
  readonly accessToken: string;
  /** The program that calls on behalf of the user; omitted if it is the user. */
  readonly program?: Program;
};

/** The acting user and the organization: what a service needs to know of a caller to record a change. */
export type Member = Pick<Caller, 'userId' | 'organizationId'>;

/**
 * The jobs that a user can see, with everything that belongs to them: jobs whose hiring team includes the user
 * `onlyTeamsOf`, or with `null` every job of the organization. A caller is a scope. Every list of things of jobs takes
 * one.
 */
export type JobScope = Pick<Caller, 'organizationId' | 'onlyTeamsOf'>;

/** A scope for the product's own work, or for things that were already checked. */
export function everyJobOf(organizationId: OrganizationId): JobScope {
  return { organizationId, onlyTeamsOf: null };
}

/** Things of jobs that a call names. */
export type NamedThings = { readonly [Thing in keyof AboutThings]?: string };

/** Whether all of the things belong to jobs in a scope; `false` for things that don't exist. */
export type SeesJobsOf = (scope: JobScope, things: NamedThings) => Promise<boolean>;

/**
 * Resolves an access token to its user, and the organization that the call names to one of theirs; without a name, to
 * the one that they last switched to.
 * @throws ApiError `not-signed-in` for an invalid token, `second-factor-required` when the second factor is missing,
 * `not-found` for an organization that the user doesn't belong to, `single-sign-on-required`
 */
export type IdentifyCaller = (
  accessToken: string,
  organization?: string | undefined,
  address?: string,
) => Promise<Caller>;

/** The caller, if an endpoint requires one. */
export type CallerFor<Granted extends Access> = Granted extends 'anyone' ? null : Caller;

/** An endpoint's requirements of its callers. */
type Door<Granted extends Access> = {
  readonly access: Granted;
  readonly permission: NeededPermission | null;
  readonly about: About | null;
  readonly scope: Scope | null;
};

/**
 * Checks a request against its endpoint's access and permission; the only place that decides them.
 * @throws ApiError like `identifyCaller`, `forbidden`, or the code for what an operator lacks
 */
export async function admit<Granted extends Access>(
  identifyCaller: IdentifyCaller,
  door: Door<Granted>,
  context: RequestContext,
): Promise<CallerFor<Granted>>;
export async function admit(
  identifyCaller: IdentifyCaller,
  { access, permission, about, scope }: Door<Access>,
  context: RequestContext,
) {
  if (access === 'anyone') return null;
  const accessToken = /^bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  if (accessToken === undefined) throw new ApiError('not-signed-in', 'Authentication required');
  const caller = await identifyCaller(
    accessToken,
    context.req.header(organizationHeader),
    context.get('address'),
  );
  if (caller.program) requireScope(caller.program, scope);
  if (access === 'operator') requireOperator(caller);
  else requirePermission(caller, permission);
  // An endpoint that doesn't say which jobs it is about is closed to members who see only some jobs.
  if (caller.onlyTeamsOf !== null && about === null && aboutJobs(permission)) refuse();
  continueFor(isAboutOrganization(access, permission) ? caller.organizationId : 'installation');
  return caller;
}

/** @throws ApiError `forbidden`, naming the missing scope */
function requireScope({ scopes }: Program, scope: Scope | null): void {
  if (scope === null) throw new ApiError('forbidden', sentence('api-key-closed'));
  if (!scopes.includes(scope)) throw new ApiError('forbidden', sentence('api-key-scope', { scope }));
}

/** Whether a call is about one organization: operators' calls aren't, and neither are calls about the user alone. */
function isAboutOrganization(access: Access, permission: NeededPermission | null): boolean {
  return access !== 'operator' && permission !== 'own-account';
}

/**
 * For members who see only some jobs: checks that the named things belong to those. Other members see everything in
 * their organization, which their queries ensure.
 * @throws ApiError `not-found`
 */
export async function requireJobsOf(
  seesJobsOf: SeesJobsOf,
  about: About | null,
  caller: JobScope | null,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!caller || caller.onlyTeamsOf === null || about === null || about === 'listed') return;
  const things = Object.fromEntries(
    Object.entries(about).map(([thing, field]) => [thing, String(input[field] ?? '')]),
  );
  if (!(await seesJobsOf(caller, things))) throw new ApiError('not-found', 'There is no such thing.');
}

/**
 * A signed-in endpoint without a permission doesn't compile; one that circumvents this is closed to everyone.
 * @throws ApiError `forbidden`
 */
export function requirePermission(
  { role, granted }: Pick<Caller, 'role'> & Partial<Pick<Caller, 'granted'>>,
  permission: NeededPermission | null,
): void {
  if (permission === null || !may(role, permission, granted)) refuse();
}

function refuse(): never {
  throw new ApiError('forbidden', 'Your role in this organization does not allow this.');
}

const aboutJobs = (permission: NeededPermission | null): boolean =>
  jobPermissions.some((known) => known === permission);

/** Access to all accounts requires a verified address, two factors and a sign-in within the last hours. */
function requireOperator({ operatorStanding }: Caller): void {
  switch (operatorStanding) {
    case 'ready':
      return;
    case 'none':
      throw new ApiError('forbidden', 'Access forbidden');
    case 'unproved':
      throw new ApiError(
        'operator-address-unproved',
        'Prove your address once: sign in with a code that is sent to it, or with Google.',
      );
    case 'needs-second-factor':
      throw new ApiError(
        'operator-second-factor-required',
        'Operators need two-step verification. Set it up in Settings.',
      );
    case 'needs-sign-in':
      throw new ApiError('operator-sign-in-required', 'Log in again to use the operator console.');
  }
}
