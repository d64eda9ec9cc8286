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
  keepIdentity,
  listIdentitiesOfPeople,
  listKeptApart,
  lockPeople,
  replaceProposals,
  sourceOf,
} from './identity-repository.ts';
import { mergedEvent, mergePeople } from './merge-people.ts';
import { findPersonOfResume, lockWithResumes } from './person-repository.ts';

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
};

export function createGatherResumes({
  clock,
  poolWriter,
  webhookEvents,
}: {
  readonly clock: Clock;
  readonly poolWriter: Pick<PoolWriter, 'refresh'>;
  readonly webhookEvents: WebhookEvents;
}): GatherResumes {
  return {
    lock: lockPeople,

    async gather(transaction, resume, identity) {
      const { id: resumeId, organizationId } = resume;
      const personId = await findPersonOfResume(transaction, organizationId, resumeId);
      // Deleted meanwhile.
      if (personId === undefined) return;
      await keepIdentity(transaction, { resumeId, organizationId, source: sourceOf(resume), identity });
      const neighbors = await findNeighbors(transaction, organizationId, resumeId, identity);
      const { same, perhaps } = findSamePerson(identity, neighbors);
      const apart = await listKeptApart(transaction, organizationId, personId);
      const ids = new Set(same.map(({ known }) => known.personId).filter((id) => !apart.has(id)));
      ids.delete(personId);
      const { left, changed } = await join(transaction, resume, personId, [...ids]);
      const proposed = [
        ...perhaps,
        ...same.filter(({ known }) => known.personId !== personId && !ids.has(known.personId)),
        ...same.filter(({ known }) => left.has(known.personId)),
      ].map(({ known, by }) => ({ otherId: known.resumeId, likenesses: by }));
      await replaceProposals(transaction, organizationId, resumeId, proposed, clock.now());
      const moved = resume.personId === personId ? changed : [...changed, personId, resume.personId];
      await poolWriter.refresh(transaction, organizationId, [...new Set(moved)]);
    },
  };

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
