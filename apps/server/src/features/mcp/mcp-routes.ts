import { ApiError, apiKeyPrefix, createClient, sentence } from '@winnow/contracts';
import { createCallLimit } from '../../platform/http/guards/call-limit.ts';
import type { Api } from '../../platform/http/mount.ts';
import type { CallerSource } from '../../platform/http/programs.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { tools } from './tools.ts';

type Uses = { readonly apiKeyCallers: CallerSource; readonly siteUrl: string; readonly version: string };

const path = '/mcp';

/** Bytes of one message at most. */
const messageBytes = 256 * 1024;

/** What a tool's call takes over of the message's: who asks, for which organization, from where and in which language. */
const passedOn = ['authorization', 'x-organization', 'x-forwarded-for', 'user-agent', 'accept-language'];

/**
 * Serves the Model Context Protocol over streamable HTTP, to API keys. Each message is answered by itself, without
 * sessions, so that any process can answer it.
 */
export function mountMcp({ app, openLimiter }: Api, { apiKeyCallers, siteUrl, version }: Uses): void {
  const limit = createCallLimit({ method: 'POST', path, limitPerMinute: 300 }, openLimiter);

  app.post(path, async (context) => {
    const { program } = await identify(context);
    const { answerMessage } = await import('./answer-message.ts');
    return answerMessage(context.req.raw, {
      version,
      siteUrl,
      tools: tools.filter(({ scopes }) => scopes.every((scope) => program.scopes.includes(scope))),
      client: createClient({
        baseUrl: `${new URL(context.req.url).origin}/api`,
        headers: () => headersOf(context),
        // A tool makes the same calls as any program, which check, limit and record them.
        fetch: async (input, init) => app.fetch(new Request(input, init), context.env),
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
    if (!credential?.startsWith(apiKeyPrefix)) {
      context.header('www-authenticate', 'Bearer');
      throw new ApiError('not-signed-in', sentence('api-key-unknown'));
    }
    const caller = await apiKeyCallers.identify(
      credential,
      context.req.header('x-organization'),
      context.get('address'),
    );
    if (!caller.program) throw new ApiError('not-signed-in', sentence('api-key-unknown'));
    await limit(context, caller);
    return { program: caller.program };
  }
}

function headersOf(context: RequestContext): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = context.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
