import { randomUUID } from 'node:crypto';
import { ApiError, sentence } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { PoolWriter } from '../talent-pool/pool-writer.ts';
import type { WebhookEvent, WebhookEvents } from '../webhooks/webhook-events.ts';
import { lockPeople, pairOf } from './identity-repository.ts';
import type { Apart } from './identity-tables.ts';
import { mergedEvent, mergePeople } from './merge-people.ts';
import {
  findChange,
  insertChange,
  keepApart,
  listPairsBetween,
  markUndone,
  type PersonChangeRow,
  reopenPair,
} from './person-page-repository.ts';
import {
  findPerson,
  insertPerson,
  lockWithResumes,
  moveResumes,
  type ResumeOfPerson,
  removeEmptyPerson,
  setMergedInto,
} from './person-repository.ts';

/**
 * Merges and splits of people by members; each can be undone exactly. All functions throw ApiError `not-found` and
 * `conflict`.
 */
export type PersonChanges = {
  merge(member: Member, id: string, otherId: string): Promise<{ id: string; changeId: string }>;
  split(
    member: Member,
    id: string,
    resumeIds: readonly string[],
  ): Promise<{ id: string; otherId: string; changeId: string }>;
  keepApart(member: Member, id: string, otherId: string): Promise<{ id: string; changeId: string }>;
  undo(member: Member, id: string, changeId: string): Promise<{ id: string }>;
};

export function createPersonChanges({
  database,
  clock,
  audit,
  poolWriter,
  webhookEvents,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly poolWriter: Pick<PoolWriter, 'refresh'>;
  readonly webhookEvents: WebhookEvents;
}): PersonChanges {
  /** Serializes changes within an organization, with the same lock as automatic assignment. */
  const change = <Outcome>(
    { organizationId }: Member,
    work: (transaction: Transaction) => Promise<Outcome>,
  ): Promise<Outcome> =>
    database.transaction(async (transaction) => {
      await lockPeople(transaction, organizationId);
      return work(transaction);
    });

  const record = (
    transaction: Transaction,
    action: string,
    { organizationId, userId }: Member,
    subjectId: string,
    details: { readonly other: string; readonly resumes: number },
  ) => audit.record(transaction, { action, actorId: userId, subjectId, organizationId, details });

  /** Locks both people, resolving merges, and their resumes. */
  async function lockTwo(transaction: Transaction, { organizationId }: Member, id: string, otherId: string) {
    const locked = await lockWithResumes(transaction, organizationId, [id, otherId]);
    const one = locked.people.find((each) => each.id === id);
    const other = locked.people.find((each) => each.id === otherId);
    if (!one || !other || one.id === other.id) {
      const known = await findPerson(transaction, organizationId, id);
      const otherKnown = await findPerson(transaction, organizationId, otherId);
      if (!known || !otherKnown) throw noSuchPerson();
      throw movedMeanwhile();
    }
    return { one, other, resumes: locked.resumes };
  }

  /** Keeps all resumes of the first list apart from those of the second; returns the changed pairs. */
  async function part(
    transaction: Transaction,
    { organizationId }: Member,
    left: readonly string[],
    right: readonly string[],
  ): Promise<Apart[]> {
    const known = await listPairsBetween(transaction, organizationId, [...left, ...right]);
    const pairs = left.flatMap((one) => right.map((other) => pairOf(one, other)));
    const changed = pairs.flatMap((pair) => {
      const before = known.find(
        ({ resumeId, otherId }) => resumeId === pair.resumeId && otherId === pair.otherId,
      );
      return before?.keptApartAt ? [] : [{ ...pair, wasProposed: before !== undefined }];
    });
    await keepApart(
      transaction,
      organizationId,
      changed.map(({ resumeId, otherId }) => ({ resumeId, otherId })),
      clock.now(),
    );
    return changed;
  }

  const newChange = (
    { organizationId, userId: createdBy }: Member,
    row: Pick<PersonChangeRow, 'kind' | 'personId' | 'otherId' | 'moves' | 'apart'>,
  ): PersonChangeRow => ({
    ...row,
    id: randomUUID(),
    organizationId,
    createdBy,
    createdAt: clock.now(),
    undoneAt: null,
    undoneBy: null,
  });

  return {
    merge: (member, id, otherId) =>
      change(member, async (transaction) => {
        const { one: into, other: from, resumes } = await lockTwo(transaction, member, id, otherId);
        const { organizationId, userId: createdBy } = member;
        const changeId = await mergePeople(
          transaction,
          { into, from, resumes },
          { kind: 'merged', organizationId, createdBy, at: clock.now() },
        );
        const moved = idsOf(resumes, from.id).length;
        await record(transaction, 'people-merged', member, id, { other: otherId, resumes: moved });
        await poolWriter.refresh(transaction, organizationId, [id, otherId]);
        await webhookEvents.add(transaction, organizationId, [mergedEvent(id, otherId)]);
        return { id, changeId };
      }),

    split: (member, id, resumeIds) =>
      change(member, async (transaction) => {
        const { organizationId, userId: createdBy } = member;
        const { people, resumes } = await lockWithResumes(transaction, organizationId, [id]);
        const [person] = people;
        if (!person)
          throw (await findPerson(transaction, organizationId, id)) ? movedMeanwhile() : noSuchPerson();
        const chosen = new Set(resumeIds);
        const leaving = resumes.filter((each) => chosen.has(each.id)).map((each) => each.id);
        const staying = resumes.filter((each) => !chosen.has(each.id)).map((each) => each.id);
        if (leaving.length < chosen.size) throw movedMeanwhile();
        if (staying.length === 0) throw nobodyLeft();
        const otherId = randomUUID();
        await insertPerson(transaction, {
          id: otherId,
          organizationId,
          createdBy,
          createdAt: clock.now(),
          mergedInto: null,
        });
        await moveResumes(transaction, organizationId, leaving, otherId);
        const row = newChange(member, {
          kind: 'split',
          personId: id,
          otherId,
          moves: leaving.map((resumeId) => ({ resumeId, from: id, to: otherId })),
          apart: await part(transaction, member, leaving, staying),
        });
        await insertChange(transaction, row);
        await record(transaction, 'person-split', member, id, { other: otherId, resumes: leaving.length });
        await poolWriter.refresh(transaction, organizationId, [id, otherId]);
        await webhookEvents.add(transaction, organizationId, [addedEvent(otherId)]);
        return { id, otherId, changeId: row.id };
      }),

    keepApart: (member, id, otherId) =>
      change(member, async (transaction) => {
        const { resumes } = await lockTwo(transaction, member, id, otherId);
        const apart = await part(transaction, member, idsOf(resumes, id), idsOf(resumes, otherId));
        const row = newChange(member, { kind: 'kept-apart', personId: id, otherId, moves: [], apart });
        await insertChange(transaction, row);
        await record(transaction, 'people-kept-apart', member, id, { other: otherId, resumes: 0 });
        return { id, changeId: row.id };
      }),

    undo: (member, id, changeId) =>
      change(member, async (transaction) => {
        const { organizationId, userId } = member;
        const found = await findChange(transaction, organizationId, changeId);
        const person = await findPerson(transaction, organizationId, id);
        if (!found || !person) throw noSuchPerson();
        const owner = await findPerson(transaction, organizationId, found.personId);
        if (![owner?.id, found.otherId].includes(person.id)) throw noSuchPerson();
        const { kind, personId, otherId, moves, apart } = found;
        if (found.undoneAt) return { id: personId };
        const { resumes } = await lockWithResumes(transaction, organizationId, [personId, otherId]);
        const back = movesBack(found, resumes);
        if (!back) throw movedMeanwhile();
        const from = moves[0]?.from ?? personId;
        if (kind === 'merged' || kind === 'recognized') await setMergedInto(transaction, otherId, null);
        await moveResumes(transaction, organizationId, back, from);
        for (const { wasProposed, ...pair } of apart) await reopenPair(transaction, pair, wasProposed);
        if (kind === 'split') await removeEmptyPerson(transaction, otherId);
        // Otherwise the next reading would merge them again.
        if (kind === 'recognized') {
          const left = idsOf(resumes, personId).filter((id) => !back.includes(id));
          await part(transaction, member, back, left);
        }
        await markUndone(transaction, changeId, userId, clock.now());
        await record(transaction, 'person-change-undone', member, personId, {
          other: otherId,
          resumes: back.length,
        });
        await poolWriter.refresh(transaction, organizationId, [personId, otherId]);
        if (kind === 'split')
          await webhookEvents.add(transaction, organizationId, [mergedEvent(personId, otherId)]);
        if (kind === 'merged' || kind === 'recognized')
          await webhookEvents.add(transaction, organizationId, [addedEvent(otherId)]);
        return { id: personId };
      }),
  };
}

/** The webhook event of a person who is separate again. */
const addedEvent = (personId: string): WebhookEvent => ({
  type: 'person.added',
  data: { personId, fileId: null },
});

const idsOf = (resumes: readonly ResumeOfPerson[], personId: string): string[] =>
  resumes.filter((each) => each.personId === personId).map(({ id }) => id);

/**
 * The resumes that an undo moves back, without those deleted since. `null` if one was moved again, or if one side would
 * be left without resumes.
 * @param resumes of the two people, as they are now
 */
export function movesBack(
  { kind, personId, moves, undoneAt }: Pick<PersonChangeRow, 'kind' | 'personId' | 'moves' | 'undoneAt'>,
  resumes: readonly ResumeOfPerson[],
): string[] | null {
  if (undoneAt) return null;
  if (kind === 'kept-apart') return [];
  const present = moves.flatMap((move) => {
    const now = resumes.find(({ id }) => id === move.resumeId);
    return now ? [{ ...move, now: now.personId }] : [];
  });
  if (present.length === 0 || present.some(({ now, to }) => now !== to)) return null;
  const back = present.map(({ resumeId }) => resumeId);
  // After undoing a merge both must have a resume; a split returns to the first person, who must still exist.
  const stays = idsOf(resumes, personId).filter((id) => !back.includes(id));
  return stays.length === 0 ? null : back;
}

const noSuchPerson = () => new ApiError('not-found', 'There is no such person.');
const movedMeanwhile = () => new ApiError('conflict', sentence('resumes-moved'));
const nobodyLeft = () => new ApiError('invalid', sentence('resume-stays'));
