import type { Database } from '../../platform/database/database.ts';
import type { PersonalDataSource } from '../accounts/safety/personal-data.ts';
import { deleteInvitationsTo, listInvitationsTo } from './invitations/invitation-repository.ts';
import type { DepartureService } from './members/departure-service.ts';

type Dependencies = {
  readonly database: Database;
  readonly departures: Pick<DepartureService, 'endTeams'>;
};

/** Invitations to a person's address, and their teams. */
export function createOrganizationPersonalData({ database, departures }: Dependencies): PersonalDataSource {
  return {
    name: 'invitations',

    async describe({ email }) {
      const rows = email === '' ? [] : await listInvitationsTo(database, email);
      return rows.map(({ secretHash: _, ...rest }) => rest);
    },

    async takeLeave({ userId, email }) {
      await departures.endTeams(database, userId);
      if (email !== '') await deleteInvitationsTo(database, email);
    },
  };
}
