import { randomUUID } from 'node:crypto';
import {
  ApiError,
  type AssistantState,
  assistantScopes,
  type OrganizationAssistant,
  type OrganizationId,
  type OwnAssistant,
  type ProgramReadEntry,
  scopesOf,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import { type Caller, type Member, requirePermission } from '../../../platform/http/caller.ts';
import type { Visit } from '../../../platform/http/mount.ts';
import { profileImagePath } from '../../accounts/profile-images/profile-image-path.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { IdentityError } from '../../identity/http/identity-error.ts';
import type { IdentityService } from '../../identity/identity-service.ts';
import { listScopes } from '../../identity/oauth-server/oauth-scopes.ts';
import { lockOrganization } from '../lock-organization.ts';
import { findMembership } from '../membership-repository.ts';
import { noSuchOrganization } from '../no-such-organization.ts';
import { findDefaults } from '../organization-repository.ts';
import { listProgramReads } from '../program-reads.ts';
import {
  type AssistantRow,
  listAssistantRows,
  listAssistantsOf,
  saveAssistant,
  updateAssistant,
} from './assistant-repository.ts';

export type AssistantService = ReturnType<typeof createAssistantService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record' | 'list'>;
  readonly identity: Pick<IdentityService, 'sessions' | 'oauthServer'>;
};

type Listed = Awaited<ReturnType<typeof listAssistantRows>>[number];

/** Allows, lists and disconnects assistants that act for members. */
export function createAssistantService({ database, clock, audit, identity }: Dependencies) {
  const { requests, grants } = identity.oauthServer;

  return {
    /**
     * Returns the address to redirect the browser to. The assistant gets the requested scopes that the caller's role
     * allows.
     * @throws ApiError `not-found` if the request has expired, is answered or belongs to another user, `forbidden` if
     * the role allows nothing
     */
    async allow(caller: Caller, authorizationId: string, visit: Visit): Promise<string> {
      const { address, userAgent } = visit;
      try {
        const person = await identity.sessions.authenticate(caller.accessToken);
        return await requests.answer(
          person,
          authorizationId,
          true,
          { address, userAgent, device: null },
          async (transaction, { request, client }) => {
            const membership = await findMembership(transaction, caller.userId, caller.organizationId);
            if (!membership) noSuchOrganization();
            // The lock keeps another member from forbidding assistants at the same time.
            await lockOrganization(transaction, caller.organizationId);
            await requireAllowed(caller.organizationId, transaction);
            const asked = listScopes(request.scope);
            const possible = scopesOf(membership.role);
            const scopes = assistantScopes.filter(
              (scope) => asked.includes(scope) && possible.includes(scope),
            );
            if (scopes.length === 0) throw new ApiError('forbidden', sentence('assistant-beyond-role'));
            const { id } = await saveAssistant(transaction, {
              id: randomUUID(),
              organizationId: caller.organizationId,
              createdBy: caller.userId,
              clientId: client.id,
              name: client.name ?? '',
              scopes,
              connectedAt: clock.now(),
              endedAt: null,
              usedAt: null,
              readAt: null,
              readCandidates: null,
            });
            await record(transaction, caller, 'assistant-connected', id);
            const known: readonly string[] = assistantScopes;
            const ofPerson = asked.filter((scope) => !known.includes(scope));
            return { assistantId: id, scope: [...ofPerson, ...scopes].join(' ') };
          },
        );
      } catch (error) {
        if (!(error instanceof IdentityError) || error.status >= 500) throw error;
        throw new ApiError('not-found', sentence('assistant-request-gone'), { cause: error });
      }
    },

    /** Assistants of one member in all their organizations. */
    async listOwn(userId: string): Promise<OwnAssistant[]> {
      const rows = await listAssistantsOf(database, userId);
      const withAccess = await grants.listWithAccess(rows.map(({ assistant }) => assistant.id));
      return rows
        .filter(({ assistant }) => withAccess.has(assistant.id))
        .map(({ assistant, organizationName }) => ({
          ...presentAssistant(assistant),
          organization: { id: assistant.organizationId, name: organizationName },
        }));
    },

    /** @throws ApiError `not-found` */
    async disconnect({ userId }: Pick<Caller, 'userId'>, id: string): Promise<void> {
      const own = (await listAssistantsOf(database, userId)).find(({ assistant }) => assistant.id === id);
      if (!own) notFound();
      const { organizationId } = own.assistant;
      await database.transaction((transaction) => end(transaction, { userId, organizationId }, id));
    },

    async list({ organizationId }: Pick<Caller, 'organizationId'>): Promise<OrganizationAssistant[]> {
      const listed = await listAssistantRows(database, organizationId);
      const withAccess = await grants.listWithAccess(listed.map(({ assistant }) => assistant.id));
      const shown = listed.map((one) => present(one, withAccess));
      const rank = ({ state }: OrganizationAssistant) => (state === 'connected' ? 0 : 1);
      return shown.toSorted((one, other) => rank(one) - rank(other));
    },

    /** Ends the access of any member's assistant. @throws ApiError `not-found` */
    async endAny(caller: Member, id: string): Promise<OrganizationAssistant> {
      await find(caller.organizationId, id);
      await database.transaction(async (transaction) => {
        const membership = await findMembership(transaction, caller.userId, caller.organizationId);
        if (!membership) noSuchOrganization();
        requirePermission(membership, 'organization.manage');
        await end(transaction, caller, id);
      });
      return present(await find(caller.organizationId, id), new Set());
    },

    /** Ends the access of all assistants, when an organization forbids them. */
    async endAll(on: Transaction, actor: Member): Promise<void> {
      for (const { assistant } of await listAssistantRows(on, actor.organizationId))
        if (!assistant.endedAt) await end(on, actor, assistant.id);
    },

    requireAllowed: (organizationId: OrganizationId) => requireAllowed(organizationId, database),

    /** Recent reads of candidates by an assistant. @throws ApiError `not-found` */
    async listReads({ organizationId }: Member, id: string): Promise<ProgramReadEntry[]> {
      await find(organizationId, id);
      return listProgramReads(audit, organizationId, { assistantId: id });
    },
  };

  /** @throws ApiError `forbidden` if the organization forbids assistants */
  async function requireAllowed(organizationId: OrganizationId, on: Queryable): Promise<void> {
    if (!(await findDefaults(on, organizationId)).allowsAssistants)
      throw new ApiError('forbidden', sentence('assistants-forbidden'));
  }

  /** Does nothing if it has already ended. */
  async function end(on: Transaction, actor: Member, id: string): Promise<void> {
    const { organizationId } = actor;
    const listed = await listAssistantRows(on, organizationId);
    const isOver = listed.find(({ assistant }) => assistant.id === id)?.assistant.endedAt;
    await grants.endAssistant(on, id);
    if (isOver) return;
    await updateAssistant(on, organizationId, id, { endedAt: clock.now() });
    await record(on, actor, 'assistant-disconnected', id);
  }

  async function record(on: Transaction, { userId, organizationId }: Member, action: string, id: string) {
    const details = { assistant: id };
    await audit.record(on, { action, actorId: userId, subjectId: id, organizationId, details });
  }

  async function find(organizationId: OrganizationId, id: string): Promise<Listed> {
    const listed = await listAssistantRows(database, organizationId);
    return listed.find(({ assistant }) => assistant.id === id) ?? notFound();
  }
}

function notFound(): never {
  throw new ApiError('not-found', 'There is no such assistant.');
}

function presentAssistant({ id, name, scopes, connectedAt, usedAt }: AssistantRow) {
  return {
    id,
    name,
    scopes,
    connectedAt: connectedAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}

function stateOf({ assistant, role, member }: Listed, withAccess: ReadonlySet<string>): AssistantState {
  if (assistant.endedAt || !withAccess.has(assistant.id)) return 'ended';
  return role === null || member === null ? 'member-left' : 'connected';
}

function present(listed: Listed, withAccess: ReadonlySet<string>): OrganizationAssistant {
  const { assistant, member } = listed;
  const { readAt, readCandidates, endedAt } = assistant;
  return {
    ...presentAssistant(assistant),
    state: stateOf(listed, withAccess),
    member: member && { ...member, profileImage: profileImagePath(member.profileImage) },
    endedAt: endedAt?.toISOString() ?? null,
    lastRead: readAt && { at: readAt.toISOString(), candidates: readCandidates ?? 1 },
  };
}
