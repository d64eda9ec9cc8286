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
  /** The organization that the call is for, to which the caller belongs now: whose data it is about. */
  readonly organizationId: OrganizationId;
  /** What the caller is in it; everybody owns their personal one. */
  readonly role: Role;
  /** What the settings of the organization allow the caller beyond the role. */
  readonly granted: readonly Permission[];
  /** The jobs that the role reads: `JobScope`. */
  readonly onlyTeamsOf: string | null;
  /** The single sign-on that the organization requires; `null` where any sign-in will do. */
  readonly requiredSignOnId: string | null;
  /** The identity service's name for the same person. */
  readonly supabaseId: string;
  /** Lowercase; empty for users without an email address. */
  readonly email: string;
  /** Whether the address was proved. */
  readonly isVerified: boolean;
  /** What of `access: 'operator'` this sign-in fulfills. Rights of operators need `ready`. */
  readonly operatorStanding: OperatorStanding;
  /** The sign-in that this call belongs to. */
  readonly sessionId: string;
  /** What the call carried, for calls to the identity service in the caller's name. Never kept or logged. */
  readonly accessToken: string;
  /** The program that calls in the user's role; absent where it is the user. */
  readonly program?: Program;
};

/** Who acts, and for which organization: what a service needs to know of a caller that writes something down. */
export type Member = Pick<Caller, 'userId' | 'organizationId'>;

/**
 * The jobs that a user sees, with everything that belongs to them: those whose hiring team the user `onlyTeamsOf` is
 * on, or with `null` every job of the organization. A caller is one. Every list of things of jobs takes one.
 */
export type JobScope = Pick<Caller, 'organizationId' | 'onlyTeamsOf'>;

/** For what the product itself does, or what was looked up before. */
export function everyJobOf(organizationId: OrganizationId): JobScope {
  return { organizationId, onlyTeamsOf: null };
}

/** What a call names of the things of jobs. */
export type NamedThings = { readonly [Thing in keyof AboutThings]?: string };

/** Whether all of the things are of jobs in a scope. What doesn't exist isn't. */
export type SeesJobsOf = (scope: JobScope, things: NamedThings) => Promise<boolean>;

/**
 * Resolves an access token to its user, and what the call names as its organization to one of theirs: without a name to
 * the one that they last switched to.
 * @throws ApiError `not-signed-in` for an invalid token, `second-factor-required` when the second factor is missing,
 * `not-found` for an organization that the user doesn't belong to, `single-sign-on-required`
 */
export type IdentifyCaller = (
  accessToken: string,
  organization?: string | undefined,
  address?: string,
) => Promise<Caller>;

/** The caller, where an endpoint wants one. */
export type CallerFor<Granted extends Access> = Granted extends 'anyone' ? null : Caller;

/** What an endpoint asks of its callers. */
type Door<Granted extends Access> = {
  readonly access: Granted;
  readonly permission: NeededPermission | null;
  readonly about: About | null;
  readonly scope: Scope | null;
};

/**
 * Checks a request against its endpoint's access and permission: the one place where either is decided.
 * @throws ApiError as `identifyCaller` does, and `forbidden` or what an operator lacks
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
  // An endpoint that doesn't say which jobs it is about is closed to members who see only some.
  if (caller.onlyTeamsOf !== null && about === null && aboutJobs(permission)) refuse();
  continueFor(isAboutOrganization(access, permission) ? caller.organizationId : 'installation');
  return caller;
}

/** @throws ApiError `forbidden`, with the scope that is missing */
function requireScope({ scopes }: Program, scope: Scope | null): void {
  if (scope === null) throw new ApiError('forbidden', sentence('api-key-closed'));
  if (!scopes.includes(scope)) throw new ApiError('forbidden', sentence('api-key-scope', { scope }));
}

/** Operators work for the installation, and what concerns a person alone may lie in all their organizations. */
function isAboutOrganization(access: Access, permission: NeededPermission | null): boolean {
  return access !== 'operator' && permission !== 'own-account';
}

/**
 * For members who see only some jobs: looks up whose the things are that a call names. The others see all of their
 * organization, which their queries ask for.
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
 * A signed-in endpoint without a permission does not compile; one that got round that is closed to everybody.
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

/** Access to all accounts requires a verified address, two factors and a sign-in of today. */
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
