import { type Clock, hourMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { findMissingFiles } from '../../platform/storage/find-missing-files.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { logoKey } from './logos/logo-repository.ts';
import {
  countOrganizations,
  listInvitationsToPersonal,
  listLogos,
  listOrganizationsWithoutOwner,
  listOwnedTables,
  listRowsAcross,
  listUnfinishedEnds,
  listUnfitPersonalOrganizations,
} from './organization-check-repository.ts';

type Outcome = Promise<{ count: number; errors: string[] }>;

/** Invariants of organizations. */
export type OrganizationChecks = {
  findWithoutOwner(): Outcome;
  /** Users without a personal organization, or with other members in it. */
  findUnfitPersonal(): Outcome;
  /** Rows that refer to a row of another organization. */
  findRowsAcross(): Outcome;
  /** Tables whose rows belong to an organization and lack a policy of row-level security. */
  findUnprotected(): Outcome;
  findInvitationsToPersonal(): Outcome;
  findMissingLogos(): Outcome;
  findUnfinishedEnds(): Outcome;
};

export function createOrganizationChecks({
  database,
  storage,
  clock,
}: {
  readonly database: Database;
  readonly storage: Pick<Storage, 'has'>;
  readonly clock: Clock;
}): OrganizationChecks {
  return {
    async findWithoutOwner() {
      const without = await listOrganizationsWithoutOwner(database);
      return { count: await countOrganizations(database), errors: without.map((id) => `${id} has no owner`) };
    },

    findRowsAcross: () => listRowsAcross(database),

    async findUnprotected() {
      const tables = await listOwnedTables(database);
      const open = tables.filter(({ isProtected }) => !isProtected);
      return { count: tables.length, errors: open.map(({ name }) => `${name} has no policy`) };
    },

    async findUnfitPersonal() {
      const unfit = await listUnfitPersonalOrganizations(database);
      const errors = unfit.map(({ userId, members }) => `${userId}: ${members ?? 'no members'}`);
      return { count: await countOrganizations(database), errors };
    },

    async findInvitationsToPersonal() {
      const wrong = await listInvitationsToPersonal(database);
      const errors = wrong.map((id) => `${id} invites to a personal organization`);
      return { count: await countOrganizations(database), errors };
    },

    async findMissingLogos() {
      const { count, missing } = await findMissingFiles(storage, () => listLogos(database), logoKey);
      return { count, errors: missing.map((logo) => `${logo} is missing`) };
    },

    async findUnfinishedEnds() {
      const late = await listUnfinishedEnds(database, new Date(clock.now().getTime() - hourMs));
      return { count: await countOrganizations(database), errors: late.map((id) => `${id} is still there`) };
    },
  };
}
