import { randomUUID } from 'node:crypto';
import {
  ApiError,
  type ConsentState,
  consentLimits,
  type OrganizationId,
  type PersonConsent,
  sentence,
} from '@winnow/contracts';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import { everyJobOf, type Member } from '../../../platform/http/caller.ts';
import type { RemovalService } from '../../analyses/removal-service.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { daysAfter } from '../../files/notice-days.ts';
import type { OrganizationService } from '../../organizations/organization-service.ts';
import { listResumesOfPerson } from '../person-page-repository.ts';
import { findPerson } from '../person-repository.ts';
import {
  type ConsentRow,
  findKeepUntil,
  insertConsent,
  insertConsents,
  listConsents,
  listEnding,
  listKeptDays,
  listOverdue,
  removeConsents,
  setKeepUntil,
} from './consent-repository.ts';
import { listAsked } from './renewal-repository.ts';

/** Days for which a request is shown: as long as its link works. */
const askedShownDays = 30;

type Recorded = Pick<PersonConsent['history'][number], 'kind' | 'on' | 'how' | 'expiresOn'> & {
  /** Whether the person answered themselves; otherwise a member recorded it. */
  readonly isByThemselves?: boolean;
};

/** Consents of people and their deletion dates. Functions that take a person id throw `not-found`. */
export type ConsentService = {
  get(organizationId: OrganizationId, id: string): Promise<PersonConsent>;
  record(member: Member, id: string, consent: Recorded): Promise<PersonConsent>;
  /** The same within the caller's transaction. */
  recordIn(transaction: Transaction, member: Member, id: string, consent: Recorded): Promise<void>;
  /** Records consents that were imported with people, within the caller's transaction. Returns their ids, in order. */
  recordMany(
    transaction: Transaction,
    member: Member,
    consents: readonly { readonly personId: string; readonly on: string; readonly how: string }[],
  ): Promise<string[]>;
  /** Removes these records again. */
  takeBack(transaction: Transaction, organizationId: OrganizationId, ids: readonly string[]): Promise<void>;
  /** @throws ApiError `invalid` for a date beyond the retention period without a consent that lasts as long */
  keepUntil(member: Member, id: string, day: string | null): Promise<PersonConsent>;
  listEnding(
    organizationId: OrganizationId,
    days: number,
  ): Promise<{ personId: string; name: string | null; expiresOn: string; askedAt: string | null }[]>;
  /** Deletion dates set for single people, by person, and whether they consent to their data being kept. */
  listKeptDays(
    organizationId: OrganizationId,
    personIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly day: string; readonly isAgreed: boolean }>>;
  /** Deletes people whose deletion date has passed. Returns the number of deleted resumes. */
  removeOverdue(): Promise<number>;
};

export function createConsentService({
  database,
  clock,
  audit,
  organizations,
  removal,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly organizations: Pick<OrganizationService, 'getRetentionDays'>;
  readonly removal: Pick<RemovalService, 'removePerson'>;
}): ConsentService {
  async function open(on: Queryable, organizationId: OrganizationId, id: string) {
    const person = await findPerson(on, organizationId, id);
    const held = person && (await listResumesOfPerson(on, everyJobOf(organizationId), person.id));
    const [newest] = held ?? [];
    if (!person || !newest) throw new ApiError('not-found', 'There is no such person.');
    const history = await listConsents(on, organizationId, person.id);
    return { personId: person.id, newest, history };
  }

  async function present(
    on: Queryable,
    organizationId: OrganizationId,
    id: string,
  ): Promise<PersonConsent & { readonly personId: string }> {
    const { personId, newest, history } = await open(on, organizationId, id);
    const retentionDays = await organizations.getRetentionDays(organizationId);
    const [last] = history;
    const state = stateOf(last, dayOf(clock.now()));
    return {
      personId,
      state,
      expiresOn: state === 'given' || state === 'expired' ? (last?.expiresOn ?? null) : null,
      history: history.map((row) => ({
        id: row.id,
        kind: row.kind,
        on: row.day,
        how: row.how,
        expiresOn: row.expiresOn,
        recordedBy: row.createdBy,
        byPerson: row.byPerson,
        recordedAt: row.createdAt.toISOString(),
      })),
      keepUntil: await findKeepUntil(on, organizationId, personId),
      retentionEndsOn: dayOf(daysAfter(newest.createdAt, retentionDays)),
    };
  }

  const shown = async (organizationId: OrganizationId, id: string): Promise<PersonConsent> => {
    const { personId: _, ...consent } = await present(database, organizationId, id);
    return consent;
  };

  async function recordIn(
    transaction: Transaction,
    { organizationId, userId: createdBy }: Member,
    id: string,
    { kind, on: day, how, expiresOn, isByThemselves = false }: Recorded,
  ): Promise<void> {
    if (expiresOn !== null && expiresOn < day) throw new ApiError('invalid', sentence('consent-ends-before'));
    const { personId } = await open(transaction, organizationId, id);
    const ends = kind === 'given' ? expiresOn : null;
    const createdAt = clock.now();
    const row = { id: randomUUID(), organizationId, createdBy, personId, kind, day, how, createdAt };
    await insertConsent(transaction, { ...row, expiresOn: ends, byPerson: false });
    await audit.record(transaction, {
      action: kind === 'given' ? 'consent-recorded' : 'consent-withdrawn',
      actorId: isByThemselves ? null : createdBy,
      subjectId: personId,
      organizationId,
    });
  }

  return {
    get: shown,

    async record(member, id, consent) {
      await database.transaction((transaction) => recordIn(transaction, member, id, consent));
      return shown(member.organizationId, id);
    },

    recordIn,

    async recordMany(transaction, { organizationId, userId: createdBy }, consents) {
      const createdAt = clock.now();
      const rows = consents.map(({ personId, on: day, how }) => ({
        id: randomUUID(),
        organizationId,
        createdBy,
        personId,
        kind: 'given' as const,
        day,
        how: how.slice(0, consentLimits.howMax),
        expiresOn: null,
        byPerson: false,
        createdAt,
      }));
      await insertConsents(transaction, rows);
      return rows.map(({ id }) => id);
    },

    takeBack: (transaction, organizationId, ids) => removeConsents(transaction, organizationId, ids),

    async keepUntil({ organizationId, userId: createdBy }, id, day) {
      const { personId, state, expiresOn, retentionEndsOn } = await present(database, organizationId, id);
      const isLonger = day !== null && day > retentionEndsOn;
      const isAgreed = state === 'given' && (expiresOn === null || (day !== null && day <= expiresOn));
      if (isLonger && !isAgreed) throw new ApiError('invalid', sentence('keep-needs-consent'));
      await database.transaction(async (transaction) => {
        const row = { personId, organizationId, createdBy, createdAt: clock.now() };
        await setKeepUntil(transaction, row, day);
        await audit.record(transaction, {
          action: 'person-retention-set',
          actorId: createdBy,
          subjectId: personId,
          organizationId,
        });
      });
      return shown(organizationId, id);
    },

    async listEnding(organizationId, days) {
      const now = clock.now();
      const ending = await listEnding(database, organizationId, {
        until: dayOf(daysAfter(now, days)),
        limit: consentLimits.listed,
      });
      const ids = ending.map(({ personId }) => personId);
      const asked = await listAsked(database, organizationId, ids, daysAfter(now, -askedShownDays));
      return ending.map((one) => ({ ...one, askedAt: asked.get(one.personId)?.toISOString() ?? null }));
    },

    async listKeptDays(organizationId, personIds) {
      const found = await listKeptDays(database, organizationId, [...new Set(personIds)]);
      return new Map(found.map(({ personId, ...kept }) => [personId, kept]));
    },

    async removeOverdue() {
      let removed = 0;
      for (const { personId, organizationId } of await listOverdue(database, dayOf(clock.now()))) {
        const held = await listResumesOfPerson(database, everyJobOf(organizationId), personId);
        const ids = held.map(({ id }) => id);
        removed += await removal.removePerson({ organizationId, userId: null }, personId, ids);
      }
      return removed;
    },
  };
}

function stateOf(last: ConsentRow | undefined, today: string): ConsentState {
  if (!last) return 'none';
  if (last.kind === 'withdrawn') return 'withdrawn';
  return last.expiresOn !== null && last.expiresOn < today ? 'expired' : 'given';
}
