import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { addressGroup } from '../../../platform/http/guards/client-address.ts';
import type { Visit } from '../http/identity-request.ts';
import { hashSecret } from '../proofs/one-time-tokens.ts';
import {
  type AccountName,
  type DeviceRow,
  deleteDevices,
  findTrustedDevice,
  insertDevice,
  listDevices,
  trustDevices,
  updateDevice,
} from './device-repository.ts';
import { familyOf } from './device-traits.ts';

export type KnownDevices = {
  /**
   * Stores the device of a sign-in, inside the caller's transaction. Returns whether it is new: the account was
   * used on other devices before, and neither this cookie nor this browser family in this network is known.
   */
  meet(on: Queryable, userId: string, visit: Visit): Promise<boolean>;
  /** Records a completed sign-in on this device: a password alone may have been guessed. */
  trust(on: Queryable, userId: string, visit: Visit): Promise<void>;
  /** No device is trusted until the next complete sign-in on it. */
  distrustAll(on: Queryable, userId: string): Promise<void>;
  /**
   * Id of the device if its cookie belongs to a completed sign-in to the account; else `null`. Network and browser
   * family don't count.
   */
  findTrusted(on: Queryable, account: AccountName, visit: Visit): Promise<string | null>;
  /** The devices of an account, for its owner. */
  list(userId: string): Promise<Omit<DeviceRow, 'id' | 'userId' | 'cookieHash'>[]>;
};

/** Maximum devices of an account; the least recently seen is removed. */
const maxDevices = 50;

export function createKnownDevices({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): KnownDevices {
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
      const seenAt = { firstSeenAt: now, lastSeenAt: now, trustedAt: null };
      await insertDevice(on, { id, userId, cookieHash, ...place, ...seenAt });
      return !near && known.length > 0;
    },

    async trust(on, userId, { device }) {
      if (device) await trustDevices(on, { userId, cookieHash: hashSecret(device.secret) }, clock.now());
    },

    distrustAll: (on, userId) => trustDevices(on, { userId }, null),

    async findTrusted(on, account, { device }) {
      if (device === null || device.isNew) return null;
      return (await findTrustedDevice(on, account, hashSecret(device.secret)))?.id ?? null;
    },

    async list(userId) {
      const devices = await listDevices(database, userId);
      return devices.map(({ id: _id, userId: _userId, cookieHash: _hash, ...told }) => told);
    },
  };
}
