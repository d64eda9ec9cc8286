import type { PresetRequirement } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { creator, formerOwner, organization } from '../organizations/organization-tables.ts';

/** Requirements saved under a name, to be added to other jobs. */
export const requirementPresets = pgTable(
  'requirement_presets',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    name: text().notNull(),
    requirements: jsonText<readonly PresetRequirement[]>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Who saved the current state; `null` if an earlier release saved it. */
    updatedBy: uuid(),
  },
  (table) => [
    uniqueIndex('requirement_presets_organization_name').on(table.organizationId, sql`lower(${table.name})`),
    uniqueIndex('requirement_presets_name').on(table.formerOwnerId, sql`lower(${table.name})`),
  ],
);
