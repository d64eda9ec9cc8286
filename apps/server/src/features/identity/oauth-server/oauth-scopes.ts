import { assistantPath, assistantScopes } from '@winnow/contracts';

/** Scopes that apps can request: about the user, and for assistants those of their tools. */
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

/** Whether some of the scopes are about data of the product, which only assistants can get. */
export function hasAssistantScope(scope: string): boolean {
  return listScopes(scope).some((name) => ofAssistants.has(name));
}

/** The resource that assistants' tokens are for, the only one that accepts them. */
export function assistantResource({ siteUrl }: { readonly siteUrl: string }): string {
  return `${siteUrl}${assistantPath}`;
}

/** The resource and scopes of a request; an assistant may omit the resource, since there is only one. */
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
