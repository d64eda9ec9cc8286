import type { Database } from '../../../platform/database/database.ts';
import { findOrganization } from '../members/member-repository.ts';
import type { OrganizationDataSource } from '../organization-data.ts';
import { logoKey } from './logo-repository.ts';

/** The logo of an organization. */
export function createLogoSource(database: Database): OrganizationDataSource {
  return {
    name: 'organization',
    async listFiles(organizationId) {
      const logo = (await findOrganization(database, organizationId))?.logo ?? null;
      return logo === null ? [] : [{ key: logoKey(logo), name: 'logo.webp' }];
    },
  };
}
