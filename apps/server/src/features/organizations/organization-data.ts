import type { OrganizationId } from '@winnow/contracts';
import type { Transaction } from '../../platform/database/database.ts';

/** A file of an organization: its storage key and its name for people. */
export type OrganizationFile = { readonly key: string; readonly name: string };

/**
 * What an organization has outside of the rows that refer to it (those are exported and deleted by themselves): files,
 * and what must be settled before the rows go. A user's personal organization is one too.
 */
export type OrganizationDataSource = {
  /** Name of its file in exports and of the folder of its files: letters, digits and `-`. */
  readonly name: string;
  /** Whether its files are exports themselves, which are not exported again. */
  readonly isExport?: boolean;
  /** What is in no row of the organization, or reads better than its rows: plain JSON values. */
  describe?(organizationId: OrganizationId): Promise<unknown>;
  /** Files in storage: included in exports, and removed with the organization. */
  listFiles?(organizationId: OrganizationId): Promise<readonly OrganizationFile[]>;
  /**
   * In the transaction in which the rows go: stops and settles what is under way. Sources of later features come first,
   * since their work uses what earlier ones have.
   */
  takeLeave?(transaction: Transaction, organizationId: OrganizationId): Promise<void>;
};
