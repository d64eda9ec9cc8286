/** What an app can be allowed. Scopes of the product's things join here once the API enforces them. */
export const oauthScopes = ['openid', 'profile', 'email'] as const;

const known: ReadonlySet<string> = new Set(oauthScopes);

/** Splits a `scope` value, each scope once. */
export function listScopes(scope: string): string[] {
  return [...new Set(scope.split(' ').filter((name) => name !== ''))];
}

/** The first scope that isn't offered; `null` if all are. */
export function findUnknownScope(scope: string): string | null {
  return listScopes(scope).find((name) => !known.has(name)) ?? null;
}
