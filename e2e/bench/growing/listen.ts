import { type ClientRequest, get } from 'node:http';
import { StringDecoder } from 'node:string_decoder';

export type StreamEvent = { readonly name: string; readonly data: unknown };

export type OpenedStream = {
  /** Ends the connection. */
  close(): void;
  /** Why it ended; `null` while it is open, and after it was closed. */
  failure(): string | null;
};

/** Opens an event stream on a separate connection; resolves with its first event. */
export function listen(
  url: string,
  headers: Readonly<Record<string, string>>,
  tell: (event: StreamEvent) => void,
): Promise<OpenedStream> {
  return new Promise((resolve, reject) => {
    let failed: string | null = null;
    let isClosed = false;
    let isOpen = false;
    const fail = (why: string) => {
      if (isClosed) return;
      failed ??= why;
      if (!isOpen) reject(new Error(`${url}: ${why}`));
    };
    const request: ClientRequest = get(url, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return fail(`status ${answer.statusCode}`);
      const decoder = new StringDecoder('utf8');
      let rest = '';
      answer.on('data', (chunk: Buffer) => {
        const parts = (rest + decoder.write(chunk)).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) tell(parse(part));
        if (parts.length === 0 || isOpen) return;
        isOpen = true;
        resolve(stream);
      });
      answer.on('close', () => fail('it ended'));
      answer.on('error', (error) => fail(error.message));
    });
    request.on('error', (error) => fail(error.message));
    const stream: OpenedStream = {
      close() {
        isClosed = true;
        request.destroy();
      },
      failure: () => failed,
    };
  });
}

function parse(text: string): StreamEvent {
  const fields = new Map(
    text.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trim()] as const;
    }),
  );
  return { name: fields.get('event') ?? '', data: JSON.parse(fields.get('data') ?? 'null') };
}
