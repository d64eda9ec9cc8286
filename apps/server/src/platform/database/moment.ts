import { timestamp } from 'drizzle-orm/pg-core';

/** A column that holds a point in time, wherever its reader's clock is. */
export const moment = () => timestamp({ withTimezone: true });
