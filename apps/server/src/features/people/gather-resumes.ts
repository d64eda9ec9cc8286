import type { FactCorrections, OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PoolWriter } from '../talent-pool/pool-writer.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import { compareNames } from './identity/compare-names.ts';
import { findSamePerson } from './identity/find-same-person.ts';
import type { ResumeIdentity } from './identity/identify-resume.ts';
import {
  findNeighbors,
  type IdentifiedResume,
  insertProposals,
  keepIdentities,
  listIdentitiesOf,
  listIdentitiesOfPeople,
  listKeptApart,
  lockPeople,
  type Proposal,
  removeProposals,
  sourceOf,
} from './identity-repository.ts';
import { mergedEvent, mergePeople } from './merge-people.ts';
import { findPeopleOfResumes, lockWithResumes } from './person-repository.ts';

type Read = {
  readonly id: string;
  readonly organizationId: OrganizationId;
  readonly createdBy: string;
  /** As loaded; the resume may have moved to another person meanwhile. */
  readonly personId: string;
  readonly documentHash: string | null;
  readonly corrections: FactCorrections | null;
};

/** Assigns resumes to people. */
export type GatherResumes = {
  /** Must come first in the transaction, which prevents deadlocks. */
  lock(transaction: Transaction, organizationId: OrganizationId): Promise<void>;
  /**
   * Merges the resume's person with people who have the same contacts, in the transaction that reads or corrects the
   * resume.
   */
  gather(transaction: Transaction, resume: Read, identity: ResumeIdentity): Promise<void>;
  /**
   * The same for several resumes of an organization, as if one came after the other.
   *
   * @returns people whose resumes changed; the talent pool does not know it yet
   */
  gatherAll(
    transaction: Transaction,
    organizationId: OrganizationId,
    resumes: readonly Identified[],
  ): Promise<string[]>;
};

export type Identified = { readonly resume: Read; readonly identity: ResumeIdentity };

export function createGatherResumes({
  clock,
  poolWriter,
  webhookEvents,
}: {
  readonly clock: Clock;
  readonly poolWriter: Pick<PoolWriter, 'refresh'>;
  readonly webhookEvents: WebhookEvents;
}): GatherResumes {
  async function gatherAll(
    transaction: Transaction,
    organizationId: OrganizationId,
    given: readonly Identified[],
  ): Promise<string[]> {
    let people = await findPeopleOfResumes(
      transaction,
      organizationId,
      given.map(({ resume }) => resume.id),
    );
    // Some may have been deleted meanwhile.
    const rows = given.flatMap(({ resume, identity }) =>
      people.has(resume.id) ? [{ resume, resumeId: resume.id, source: sourceOf(resume), identity }] : [],
    );
    if (rows.length === 0) return [];
    const ids = rows.map(({ resumeId }) => resumeId);
    await keepIdentities(transaction, organizationId, rows);
    await removeProposals(transaction, ids);
    const neighborIds = await findNeighbors(transaction, organizationId, rows);
    const listNeighbors = async () => {
      const all = new Set([...neighborIds.values()].flatMap((each) => [...each]));
      return all.size === 0 ? [] : listIdentitiesOf(transaction, organizationId, [...all]);
    };
    let neighbors = await listNeighbors();
    /** Resumes whose turn is still to come, which those before them do not know. */
    const coming = new Set(ids);
    const proposals: Proposal[] = [];
    const moved: string[] = [];
    for (const { resume, resumeId, identity } of rows) {
      coming.delete(resumeId);
      const near = neighborIds.get(resumeId);
      const known = neighbors.filter((each) => near?.has(each.resumeId) && !coming.has(each.resumeId));
      const personId = people.get(resumeId) ?? resume.personId;
      const { changed, proposed } = await recognize(transaction, { ...resume, personId }, identity, known);
      proposals.push(...proposed);
      moved.push(...changed, ...(resume.personId === personId ? [] : [personId, resume.personId]));
      if (changed.length === 0 || coming.size === 0) continue;
      people = await findPeopleOfResumes(transaction, organizationId, ids);
      neighbors = await listNeighbors();
    }
    await insertProposals(transaction, organizationId, proposals, clock.now());
    return moved;
  }

  return {
    lock: lockPeople,
    gatherAll,

    async gather(transaction, resume, identity) {
      const { organizationId } = resume;
      const moved = await gatherAll(transaction, organizationId, [{ resume, identity }]);
      await poolWriter.refresh(transaction, organizationId, [...new Set(moved)]);
    },
  };

  /** Merges the person of a resume with those who are the same, and proposes those who may be. */
  async function recognize(
    transaction: Transaction,
    resume: Read,
    identity: ResumeIdentity,
    neighbors: readonly IdentifiedResume[],
  ): Promise<{ changed: string[]; proposed: Proposal[] }> {
    const { organizationId, personId } = resume;
    const { same, perhaps } = findSamePerson(identity, neighbors);
    const others = new Set(same.map(({ known }) => known.personId));
    others.delete(personId);
    const apart =
      others.size > 0 ? await listKeptApart(transaction, organizationId, personId) : new Set<string>();
    const ids = new Set([...others].filter((id) => !apart.has(id)));
    const { left, changed } = await join(transaction, resume, personId, [...ids]);
    const proposed = [
      ...perhaps,
      ...same.filter(({ known }) => known.personId !== personId && !ids.has(known.personId)),
      ...same.filter(({ known }) => left.has(known.personId)),
    ].map(({ known, by }) => ({ resumeId: resume.id, otherId: known.resumeId, likenesses: by }));
    return { changed, proposed };
  }

  /**
   * Merges people. Returns `left`, those who were left out because their names differ, and `changed`, the people whose
   * resumes changed.
   */
  async function join(
    transaction: Transaction,
    { organizationId, createdBy }: Read,
    personId: string,
    others: readonly string[],
  ): Promise<{ left: Set<string>; changed: string[] }> {
    const left = new Set<string>();
    const changed: string[] = [];
    if (others.length === 0) return { left, changed };
    const { people, resumes } = await lockWithResumes(transaction, organizationId, [personId, ...others]);
    const [into, ...rest] = people;
    if (!into) return { left, changed };
    const identities = await listIdentitiesOfPeople(
      transaction,
      organizationId,
      people.map(({ id }) => id),
    );
    const namesOf = (id: string) =>
      identities
        .filter((each) => each.personId === id)
        .flatMap(({ identity: { name } }) => (name.length > 0 ? [name] : []));
    const names = namesOf(into.id);
    const apart = await listKeptApart(transaction, organizationId, into.id);
    for (const from of rest) {
      const own = namesOf(from.id);
      // The resume itself was already compared, but it may connect two people who aren't the same.
      const isOne =
        [into.id, from.id].includes(personId) ||
        own.every((name) => names.every((known) => compareNames(name, known) !== 'different'));
      if (!isOne || apart.has(from.id)) {
        left.add(from.id);
        continue;
      }
      const change = { kind: 'recognized', organizationId, createdBy, at: clock.now() } as const;
      await mergePeople(transaction, { into, from, resumes }, change);
      await webhookEvents.add(transaction, organizationId, [mergedEvent(into.id, from.id)]);
      names.push(...own);
      changed.push(into.id, from.id);
    }
    return { left, changed };
  }
}
