import type { OrganizationId } from '@winnow/contracts';
import type { Transaction } from '../../platform/database/database.ts';

/** A file of an organization: its storage key and its name for people. */
export type OrganizationFile = { readonly key: string; readonly name: string };

/**
 * Data of an organization outside of rows that refer to it (those are exported and deleted automatically): files, and
 * what must be settled before the rows are deleted. Also applies to personal organizations.
 */
export type OrganizationDataSource = {
  /** Name of its file in exports and of the folder of its files: letters, digits and `-`. */
  readonly name: string;
  /** Whether its files are exports themselves, which are not exported again. */
  readonly isExport?: boolean;
  /** Data that isn't in the organization's rows, or is easier to read than they are: plain JSON values. */
  describe?(organizationId: OrganizationId): Promise<unknown>;
  /** Files in storage: included in exports, and removed with the organization. */
  listFiles?(organizationId: OrganizationId): Promise<readonly OrganizationFile[]>;
  /**
   * Stops and settles work in progress, in the transaction that deletes the rows. Sources of later features run first,
   * since their work uses earlier features.
   */
  takeLeave?(transaction: Transaction, organizationId: OrganizationId): Promise<void>;
};
