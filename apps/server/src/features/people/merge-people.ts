import { randomUUID } from 'node:crypto';
import type { OrganizationId } from '@winnow/contracts';
import type { Transaction } from '../../platform/database/database.ts';
import type { WebhookEvent } from '../webhooks/webhook-events.ts';
import { personChanges } from './identity-tables.ts';
import { moveResumes, type PersonRow, type ResumeOfPerson, setMergedInto } from './person-repository.ts';

/** Moves the resumes of one person to another; both are locked. Returns the id of the change, which can be undone. */
export async function mergePeople(
  transaction: Transaction,
  { into, from, resumes }: { into: PersonRow; from: PersonRow; resumes: readonly ResumeOfPerson[] },
  change: {
    readonly kind: 'recognized' | 'merged';
    readonly organizationId: OrganizationId;
    readonly createdBy: string;
    readonly at: Date;
  },
): Promise<string> {
  const { kind, organizationId, createdBy, at: createdAt } = change;
  const moved = resumes.filter(({ personId }) => personId === from.id).map(({ id }) => id);
  await moveResumes(transaction, organizationId, moved, into.id);
  await setMergedInto(transaction, from.id, into.id);
  const id = randomUUID();
  await transaction.insert(personChanges).values({
    id,
    organizationId,
    createdBy,
    kind,
    personId: into.id,
    otherId: from.id,
    moves: moved.map((resumeId) => ({ resumeId, from: from.id, to: into.id })),
    apart: [],
    createdAt,
  });
  return id;
}

/** The webhook event of a merge. @param otherId the person into whom the first was merged */
export function mergedEvent(personId: string, otherId: string): WebhookEvent {
  return { type: 'person.merged', data: { personId, otherPersonId: otherId } };
}
