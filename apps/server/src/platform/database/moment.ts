import { timestamp } from 'drizzle-orm/pg-core';

/**
 * A column that holds a point in time, wherever its reader's clock is.
 * @param column its name in SQL; where it is empty, that of the property in snake case
 */
export const moment = (column = '') => timestamp(column, { withTimezone: true });
