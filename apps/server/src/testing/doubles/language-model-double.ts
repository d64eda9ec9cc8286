import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/** Completes a response, breaks it off, or leaves it open. */
type Ending = 'done' | 'broken' | 'silent';

/**
 * An HTTP double of language model APIs: chat completions (OpenAI, Ollama) and messages (Anthropic). Tests set its
 * responses.
 */
export async function startLanguageModelDouble() {
  const asked: Asked[] = [];
  const double = {
    url: '',
    asked,
    says: (_write: (piece: string) => void): Ending => 'done',
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers, body: await new Response(request as never).text() });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const speaker = path.endsWith('/messages') ? messages : completions;
    response.write(speaker.begin);
    const end = double.says((piece) => response.write(speaker.piece(piece)));
    if (end === 'broken') response.destroy();
    if (end === 'done') response.end(speaker.end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return double;
}

type Speaker = { readonly begin: string; readonly piece: (text: string) => string; readonly end: string };

const chunk = (delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({
    ...{ id: '1', object: 'chat.completion.chunk', created: 1, model: 'grain-1' },
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const completions: Speaker = {
  begin: chunk({ role: 'assistant', content: '' }, null),
  piece: (content) => chunk({ content }, null),
  end: `${chunk({}, 'stop')}data: [DONE]\n\n`,
};

const event = (type: string, values: object): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...values })}\n\n`;

const message = {
  ...{ id: '1', type: 'message', role: 'assistant', model: 'grain-1', content: [] },
  ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: 1, output_tokens: 1 } },
};

const messages: Speaker = {
  begin: `${event('message_start', { message })}${event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })}`,
  piece: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  end: [
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: 9 },
    }),
    event('message_stop', {}),
  ].join(''),
};
