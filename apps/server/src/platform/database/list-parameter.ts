import { sql } from 'drizzle-orm';

/** A list as one parameter, to be cast to an array: lists of any length are the same statement, prepared once. */
export const list = (values: readonly unknown[]) => sql`${sql.param([...values])}`;
