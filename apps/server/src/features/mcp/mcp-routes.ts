import {
  ApiError,
  apiKeyPrefix,
  assistantPath,
  assistantScopes,
  createClient,
  sentence,
} from '@winnow/contracts';
import { forInstallation } from '../../platform/database/scope.ts';
import { createCallLimit } from '../../platform/http/guards/call-limit.ts';
import type { Api } from '../../platform/http/mount.ts';
import { type CallerSource, callAsTool } from '../../platform/http/programs.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { AssistantService } from '../organizations/assistants/assistant-service.ts';
import { tools } from './tools.ts';

type Uses = {
  readonly apiKeyCallers: CallerSource;
  readonly assistantCallers: CallerSource;
  readonly assistants: Pick<AssistantService, 'requireAllowed'>;
  readonly hostedIdentity: object | null;
  readonly siteUrl: string;
  readonly version: string;
};

const path = assistantPath;

/** Maximum bytes of one message. */
const messageBytes = 256 * 1024;

/** Headers that a tool's calls take over from the message: caller, organization, client and language. */
const passedOn = ['authorization', 'x-organization', 'x-forwarded-for', 'user-agent', 'accept-language'];

/**
 * Serves the Model Context Protocol over streamable HTTP, to API keys and to assistants that a member connected by
 * OAuth. Each message is answered by itself, without sessions, so that any process can answer it.
 */
export function mountMcp({ app, openLimiter }: Api, given: Uses): void {
  const { apiKeyCallers, assistantCallers, assistants, hostedIdentity, siteUrl, version } = given;
  const limit = createCallLimit({ method: 'POST', path, limitPerMinute: 300 }, openLimiter);

  app.post(path, async (context) => {
    refuseOtherNames(context.req.header('origin'), siteUrl);
    const { program } = await identify(context);
    const { answerMessage } = await import('./answer-message.ts');
    return answerMessage(context.req.raw, {
      version,
      siteUrl,
      tools: tools.filter(({ scopes }) => scopes.every((scope) => program.scopes.includes(scope))),
      client: createClient({
        baseUrl: `${new URL(context.req.url).origin}/api`,
        headers: () => headersOf(context),
        // Tools call the API like any program: permissions, limits and the audit log apply.
        fetch: (input, init) => callAsTool(async () => app.fetch(new Request(input, init), context.env)),
      }),
      messageBytes,
    });
  });
  app.all(path, (context) => {
    context.header('allow', 'POST');
    throw new ApiError('method-not-allowed', 'Use POST.');
  });

  async function identify(context: RequestContext) {
    const credential = /^bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    if (credential === undefined) {
      context.header('www-authenticate', challenge(''));
      throw new ApiError('not-signed-in', sentence('assistant-access-ended'));
    }
    const source = credential.startsWith(apiKeyPrefix) ? apiKeyCallers : assistantCallers;
    const caller = await source
      .identify(credential, context.req.header('x-organization'), context.get('address'))
      .catch((error: unknown) => {
        const isUnknown = error instanceof ApiError && error.code === 'not-signed-in';
        if (isUnknown) context.header('www-authenticate', challenge('invalid_token'));
        throw error;
      });
    if (!caller.program) throw new ApiError('not-signed-in', sentence('api-key-unknown'));
    await limit(context, caller);
    // Also for the assistant of an API key: the scope of the call isn't known yet.
    await forInstallation(() => assistants.requireAllowed(caller.organizationId));
    return { program: caller.program };
  }

  /** Tells an assistant where to ask for access: RFC 6750, section 3, and RFC 9728, section 5.1. */
  function challenge(error: string): string {
    const metadata = `${siteUrl}/.well-known/oauth-protected-resource${path}`;
    const parameters = [
      ...(error === '' ? [] : [`error="${error}"`]),
      ...(hostedIdentity === null
        ? [`resource_metadata="${metadata}"`, `scope="${assistantScopes.join(' ')}"`]
        : []),
    ];
    return ['Bearer', parameters.join(', ')].join(' ').trim();
  }
}

/** Protects against DNS rebinding: a page whose host name was pointed at this server has an origin that isn't ours. */
function refuseOtherNames(origin: string | undefined, siteUrl: string): void {
  if (origin === undefined || URL.parse(origin)?.host === new URL(siteUrl).host) return;
  throw new ApiError('forbidden', 'This request comes from another site.');
}

function headersOf(context: RequestContext): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = context.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
