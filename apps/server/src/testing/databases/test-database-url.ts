/**
 * Where a PostgreSQL is for the tests to make databases on; empty where they are embedded. `npm test` runs again on it
 * whatever imports this file, by whatever way, and nothing else.
 */
export function testDatabaseUrl(): string {
  return process.env['TEST_DATABASE_URL'] ?? '';
}
