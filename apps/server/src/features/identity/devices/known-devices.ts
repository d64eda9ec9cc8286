import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { addressGroup } from '../../../platform/http/guards/client-address.ts';
import type { Visit } from '../http/identity-request.ts';
import { hashSecret } from '../proofs/one-time-tokens.ts';
import { deleteDevices, hasDevice, insertDevice, listDevices, updateDevice } from './device-repository.ts';
import { familyOf } from './device-traits.ts';

export type KnownDevices = {
  /**
   * Remembers where an account is signed in from, inside the caller's transaction. Whether it is new: the account was
   * used from elsewhere before, and neither this browser's cookie nor its family in this network is known.
   */
  meet(on: Queryable, userId: string, visit: Visit): Promise<boolean>;
  /** Whether the browser brings a cookie by which this account was signed in before. Network and family do not count. */
  isKnown(on: Queryable, userId: string, visit: Visit): Promise<boolean>;
};

/** Of one account; the one not seen for longest makes room. */
const maxDevices = 50;

export function createKnownDevices({ clock }: { readonly clock: Clock }): KnownDevices {
  return {
    async meet(on, userId, visit) {
      const now = clock.now();
      const cookieHash = visit.device && hashSecret(visit.device.secret);
      const place = { family: familyOf(visit.userAgent), network: addressGroup(visit.address) };
      const known = await listDevices(on, userId);
      const same = cookieHash && known.find((device) => device.cookieHash === cookieHash);
      const near = known.find(({ family, network }) => family === place.family && network === place.network);
      const seen = same || (cookieHash === null && near);
      if (seen) {
        await updateDevice(on, seen.id, { ...place, lastSeenAt: now });
        return false;
      }
      await deleteDevices(
        on,
        known.slice(maxDevices - 1).map(({ id }) => id),
      );
      const id = randomUUID();
      await insertDevice(on, { id, userId, cookieHash, ...place, firstSeenAt: now, lastSeenAt: now });
      return !near && known.length > 0;
    },

    async isKnown(on, userId, { device }) {
      return device !== null && !device.isNew && hasDevice(on, userId, hashSecret(device.secret));
    },
  };
}
