import { assistantPath, assistantScopes } from '@winnow/contracts';

/** What an app can be allowed: to know the person, and for assistants what their tools do. */
export const oauthScopes = ['openid', 'profile', 'email', ...assistantScopes] as const;

const known: ReadonlySet<string> = new Set(oauthScopes);
const ofAssistants: ReadonlySet<string> = new Set(assistantScopes);

/** Splits a `scope` value, each scope once. */
export function listScopes(scope: string): string[] {
  return [...new Set(scope.split(' ').filter((name) => name !== ''))];
}

/** The first scope that isn't offered; `null` if all are. */
export function findUnknownScope(scope: string): string | null {
  return listScopes(scope).find((name) => !known.has(name)) ?? null;
}

/** Whether some of the scopes are about things of the product, which assistants alone can be allowed. */
export function hasAssistantScope(scope: string): boolean {
  return listScopes(scope).some((name) => ofAssistants.has(name));
}

/** The address that tokens of assistants are for, and that alone accepts them. */
export function assistantResource({ siteUrl }: { readonly siteUrl: string }): string {
  return `${siteUrl}${assistantPath}`;
}

/** What a request is for: an assistant may leave out what only one answer is possible to. */
export function readTarget(
  asked: { readonly scope: string; readonly resource: string },
  settings: { readonly siteUrl: string },
): { readonly scope: string; readonly resource: string | null } {
  const ofAssistant = assistantResource(settings);
  if (hasAssistantScope(asked.scope)) {
    return { scope: asked.scope, resource: asked.resource || ofAssistant };
  }
  const everything = asked.resource === ofAssistant ? assistantScopes.join(' ') : 'email';
  return { scope: asked.scope || everything, resource: asked.resource || null };
}
