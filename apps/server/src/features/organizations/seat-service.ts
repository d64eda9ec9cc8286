import { type OrganizationId, type Seats, seatsByPlan } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { countSeatInvitations, findPlan, listSeated, splitBySeats } from './seats.ts';

/** Seats: which members may spend credits in an organization. */
export function createSeatService({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  return {
    async get(organizationId: OrganizationId): Promise<Seats> {
      const plan = await findPlan(database, organizationId);
      const seated = await listSeated(database, organizationId);
      return {
        plan,
        included: seatsByPlan[plan],
        used: seated.length,
        invited: await countSeatInvitations(database, organizationId, clock.now()),
        withoutSeat: [...splitBySeats(seated, plan).beyond],
        withoutSeatOnFree: [...splitBySeats(seated, 'free').beyond],
      };
    },
  };
}
