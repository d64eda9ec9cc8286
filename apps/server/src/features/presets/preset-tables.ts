import type { PresetRequirement } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { owner } from '../accounts/users/user-tables.ts';

/** Requirements saved under a name, to be added to other jobs. */
export const requirementPresets = pgTable(
  'requirement_presets',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    name: text().notNull(),
    requirements: jsonText<readonly PresetRequirement[]>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('requirement_presets_name').on(table.ownerId, sql`lower(${table.name})`)],
);
