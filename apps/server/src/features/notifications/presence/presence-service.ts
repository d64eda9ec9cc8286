import { ApiError, type PresentPlace } from '@winnow/contracts';
import type { Database } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { profileImagePath } from '../../accounts/profile-images/profile-image-path.ts';
import type { HiringTeamService } from '../../hiring-teams/hiring-team-service.ts';
import {
  type CompanyRow,
  deleteGonePresences,
  deletePresence,
  listCompany,
  upsertPresence,
} from './presence-repository.ts';

export type PresenceService = ReturnType<typeof createPresenceService>;

type Dependencies = {
  readonly database: Database;
  readonly hiringTeams: Pick<HiringTeamService, 'maySee'>;
};
type At = Pick<PresentPlace, 'subject' | 'id'> & { readonly tabId: string };

/** Members who have the same candidate or job open now. No history is kept. */
export function createPresenceService({ database, hiringTeams }: Dependencies) {
  return {
    /** @throws ApiError `not-found` for what the member may not see */
    async announce(member: Member, { tabId, subject, id }: At): Promise<PresentPlace> {
      const things = subject === 'job' ? { job: id } : { analysis: id };
      if (!(await hiringTeams.maySee(database, member, things))) {
        throw new ApiError('not-found', 'There is nothing at this address.');
      }
      const { userId, organizationId } = member;
      await upsertPresence(database, { tabId, userId, organizationId, subject, subjectId: id });
      const company = await listCompany(database, [userId]);
      return { subject, id, people: peopleAt(company, { subject, id }) };
    },

    leave: (userId: string, tabId: string) => deletePresence(database, userId, tabId),

    /** For each of some users, who else has the same things open; things without others are left out. */
    async listCompany(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly PresentPlace[]>> {
      const company = await listCompany(database, userIds);
      return new Map(userIds.map((userId) => [userId, placesOf(company, userId)]));
    },

    forgetGone: () => deleteGonePresences(database),
  };
}

function placesOf(company: readonly CompanyRow[], readerId: string): readonly PresentPlace[] {
  const rows = company.filter((row) => row.readerId === readerId);
  const places = new Map(rows.map(({ subject, subjectId: id }) => [`${subject} ${id}`, { subject, id }]));
  return [...places.values()].map((place) => ({ ...place, people: peopleAt(rows, place) }));
}

function peopleAt(rows: readonly CompanyRow[], { subject, id }: Pick<PresentPlace, 'subject' | 'id'>) {
  return rows
    .filter((row) => row.subject === subject && row.subjectId === id)
    .map(({ userId, name, profileImage }) => ({
      userId,
      name,
      profileImage: profileImagePath(profileImage),
    }));
}
