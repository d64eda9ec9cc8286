import { timestamp } from 'drizzle-orm/pg-core';

/**
 * A timestamp column with time zone.
 * @param column SQL name; if empty, the property's name in snake case
 */
export const moment = (column = '') => timestamp(column, { withTimezone: true });
