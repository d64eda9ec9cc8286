/**
 * PostgreSQL URL for tests; empty for the embedded database. `npm test` reruns only the tests that import this file,
 * directly or not, on PostgreSQL.
 */
export function testDatabaseUrl(): string {
  return process.env['TEST_DATABASE_URL'] ?? '';
}
