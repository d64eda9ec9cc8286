import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fictional candidate of the double; `file` is the text of their resume. */
export type DoubleCandidate = {
  readonly id: number;
  readonly name: string;
  readonly file: string | null;
  /** Version of their resume, from 0: a newer one has another id. */
  readonly version?: number;
  /** Deleted: the place in the list stays free. */
  readonly isGone?: boolean;
};

export type TrackingDouble = {
  readonly url: string;
  readonly jobId: string;
  candidates: DoubleCandidate[];
  /** Page size that overrides the requested one. */
  pageSize: number;
  /** Responses to the next requests, in order; `null` for the usual response. */
  instead: ((response: ServerResponse) => void)[];
  /** Page returned for each requested page, to simulate repeated pages. */
  pageFor: (page: number) => number;
  /** Cursor returned for the next page, to simulate cycles. */
  cursorFor: (next: string) => string;
  /** Expires the Greenhouse token early. */
  endToken: () => void;
  /** Called with the path of each request before it is answered. */
  onRequest: (path: string) => void | Promise<void>;
  readonly notes: { readonly candidateId: string; readonly text: string }[];
  /** Paths of requests, and how they were authorized. */
  readonly requests: { readonly path: string; readonly authorization: string | undefined }[];
  stop(): Promise<void>;
};

const jobText =
  '<p>Bookkeeper</p><h3>Requirements</h3><ul><li>3 years of bookkeeping</li><li>Excel</li></ul>';

/** Greenhouse, Lever and Ashby in the shapes of their documentation, with fictional people. */
export async function startTrackingDouble(): Promise<TrackingDouble> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      await double.onRequest(request.url ?? '/');
      answer(request, response, Buffer.concat(parts).toString());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let tokens = 1;
  const double: TrackingDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    jobId: '4000',
    candidates: [],
    pageSize: 2,
    instead: [],
    pageFor: (page) => page,
    cursorFor: (next) => next,
    endToken: () => {
      tokens += 1;
    },
    onRequest: () => {},
    notes: [],
    requests: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  function page(cursor: string | null) {
    const number = double.pageFor(Number(cursor ?? 0));
    const from = number * double.pageSize;
    const next = Number(cursor ?? 0) + 1;
    const isLast = next * double.pageSize >= double.candidates.length;
    return {
      found: double.candidates.slice(from, from + double.pageSize).filter(({ isGone }) => !isGone),
      next: isLast ? null : double.cursorFor(String(next)),
    };
  }

  const present = () => double.candidates.filter(({ isGone }) => !isGone);
  const chosen = (ids: string | null) => [
    ...new Map(
      present()
        .filter(({ id }) => (ids ?? '').split(',').includes(String(id)))
        .map((each) => [each.id, each]),
    ).values(),
  ];
  const lastOf = (name: string) => name.slice(name.indexOf(' ') + 1);

  function answer(request: IncomingMessage, response: ServerResponse, body: string): unknown {
    const url = new URL(request.url ?? '/', double.url);
    const { pathname, searchParams } = url;
    double.requests.push({ path: `${pathname}${url.search}`, authorization: request.headers.authorization });
    const instead = pathname.endsWith('/token') ? undefined : double.instead.shift();
    if (instead) return instead(response);
    const send = (value: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(200, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(value));
    };
    const [, file] = /^\/files\/(\d+)$/.exec(pathname) ?? [];
    if (file) return sendFile(response, Number(file));
    if (pathname.startsWith('/greenhouse/'))
      return answerGreenhouse(request, pathname, searchParams, body, send, response);
    if (pathname.startsWith('/lever/'))
      return answerLever(request, pathname, searchParams, body, send, response);
    return answerAshby(request, pathname, body, send, response);
  }

  type Send = (value: unknown, headers?: Record<string, string>) => void;

  function sendFile(response: ServerResponse, id: number): void {
    const text = present().find((each) => each.id === id)?.file;
    response.writeHead(text ? 200 : 404).end(text ?? 'Not found');
  }

  function refuse(response: ServerResponse): void {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"Unauthorized"}');
  }

  function answerGreenhouse(
    request: IncomingMessage,
    pathname: string,
    query: URLSearchParams,
    body: string,
    send: Send,
    response: ServerResponse,
  ): unknown {
    const { authorization } = request.headers;
    if (pathname === '/greenhouse/token') {
      const isKnown = authorization === `Basic ${Buffer.from('winnow:secret').toString('base64')}`;
      if (!isKnown || !body.includes('grant_type=client_credentials')) return refuse(response);
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      return send({ token_type: 'Bearer', access_token: `token-${tokens}`, expires_at: expiresAt });
    }
    if (authorization !== `Bearer token-${tokens}`) return refuse(response);
    const path = pathname.slice('/greenhouse/v3'.length);
    const cursor = query.get('cursor');
    // Like the real API: a cursor excludes other parameters, and a list of ids has at most 50.
    const isTooLong = ['ids', 'job_ids', 'application_ids'].some(
      (name) => (query.get(name) ?? '').split(',').length > 50,
    );
    if ((cursor !== null && [...query].length > 1) || isTooLong || Number(query.get('per_page')) > 500)
      return response.writeHead(422).end('{"errors":["When passing a cursor, send it alone."]}');
    if (path === '/jobs') return send([{ id: Number(double.jobId), name: 'Bookkeeper', status: 'open' }]);
    if (path === '/job_posts')
      return send([
        { id: 1, job_id: Number(double.jobId), content: '<p>For us alone</p>', live: true, internal: true },
        { id: 2, job_id: Number(double.jobId), content: jobText, live: true, internal: false },
      ]);
    if (path === '/applications') {
      const { found, next } = page(cursor);
      const link = `<${double.url}/greenhouse/v3/applications?cursor=${next}>; rel="next"`;
      const rows = found.map(({ id }) => ({
        id: id * 10,
        candidate_id: id,
        job_id: Number(double.jobId),
        status: 'in_process',
        prospect: false,
      }));
      return send(rows, next === null ? {} : { link });
    }
    if (path === '/candidates')
      return send(
        chosen(query.get('ids')).map(({ id, name }) => ({
          id,
          first_name: name.split(' ')[0],
          last_name: lastOf(name),
          title: 'Bookkeeper',
          company: 'Harbor Foods',
          email_addresses: [{ value: `person${id}@example.org`, type: 'personal' }],
          phone_numbers: [],
        })),
      );
    if (path === '/attachments') {
      const ids = (query.get('application_ids') ?? '').split(',').map((id) => String(Number(id) / 10));
      return send(
        chosen(ids.join(',')).flatMap(({ id, name, file, version = 0 }) =>
          file === null
            ? []
            : {
                id: id * 100 + version,
                application_id: id * 10,
                filename: `${name}.txt`,
                url: `${double.url}/files/${id}`,
                type: 'resume',
                created_at: '2026-10-01T08:00:00Z',
              },
        ),
      );
    }
    if (path === '/notes') {
      const note = JSON.parse(body) as Record<'candidate_id' | 'body' | 'note_type' | 'visibility', string>;
      if (note.note_type !== 'NOTE' || note.visibility !== 'public') return response.writeHead(422).end('{}');
      double.notes.push({ candidateId: String(note.candidate_id), text: note.body });
      return send({ id: 1 });
    }
    return response.writeHead(404).end('{}');
  }

  function answerLever(
    request: IncomingMessage,
    pathname: string,
    query: URLSearchParams,
    body: string,
    send: Send,
    response: ServerResponse,
  ): unknown {
    if (request.headers.authorization !== `Basic ${Buffer.from('lever-key:').toString('base64')}`)
      return refuse(response);
    const path = pathname.slice('/lever/v1'.length);
    const posting = {
      id: double.jobId,
      text: 'Bookkeeper',
      state: 'published',
      content: { descriptionHtml: jobText },
    };
    if (path === '/postings') return send({ data: [posting], hasNext: false });
    if (path === `/postings/${double.jobId}`) return send({ data: posting });
    if (path === '/opportunities') {
      const { found, next } = page(query.get('offset'));
      const data = found.map(({ id, name }) => ({
        id: String(id),
        name,
        headline: 'Harbor Foods',
        emails: [`person${id}@example.org`],
        phones: [],
      }));
      return send({ data, hasNext: next !== null, ...(next !== null && { next }) });
    }
    const [, id, rest] = /^\/opportunities\/(\d+)\/(.+)$/.exec(path) ?? [];
    const person = present().find((each) => String(each.id) === id);
    if (rest === 'resumes' && person)
      return send({
        data:
          person.file === null
            ? []
            : [
                {
                  id: `r${id}-${person.version ?? 0}`,
                  createdAt: 1,
                  file: { name: `${person.name}.txt`, ext: 'txt' },
                },
              ],
      });
    if (rest?.endsWith('/download'))
      return response.writeHead(302, { location: `${double.url}/files/${id}` }).end();
    if (rest === 'notes') {
      double.notes.push({ candidateId: id ?? '', text: (JSON.parse(body) as { value: string }).value });
      return send({ data: { id: 'n1' } });
    }
    return response.writeHead(404).end('{}');
  }

  function answerAshby(
    request: IncomingMessage,
    pathname: string,
    body: string,
    send: Send,
    response: ServerResponse,
  ): unknown {
    if (request.headers.authorization !== `Basic ${Buffer.from('ashby-key:').toString('base64')}`)
      return refuse(response);
    const asked = JSON.parse(body) as Record<string, string>;
    const results = (value: unknown, more: object = {}) => send({ success: true, results: value, ...more });
    const person = present().find(({ id }) => String(id) === asked['id']);
    switch (pathname.slice('/ashby/'.length)) {
      case 'candidate.list':
        return results([]);
      case 'job.list':
        return results([{ id: double.jobId, title: 'Bookkeeper', status: 'Open' }], {
          moreDataAvailable: false,
        });
      case 'jobPosting.list':
        return results([{ id: 'p1', jobId: double.jobId, title: 'Bookkeeper' }]);
      case 'jobPosting.info':
        return results({ descriptionHtml: jobText, descriptionPlain: 'Bookkeeper' });
      case 'application.list': {
        const { found, next } = page(asked['cursor'] ?? null);
        const rows = found.map(({ id }) => ({
          id: `a${id}`,
          candidate: { id: String(id) },
          job: { id: double.jobId },
        }));
        return results(rows, {
          moreDataAvailable: next !== null,
          ...(next !== null && { nextCursor: next }),
        });
      }
      case 'candidate.info':
        if (!person)
          return send({
            success: false,
            errors: ['Candidate missing'],
            errorInfo: { code: 'candidate_not_found', message: 'Candidate missing' },
          });
        return results({
          id: asked['id'],
          name: person.name,
          position: 'Bookkeeper',
          company: 'Harbor Foods',
          emailAddresses: [{ value: `person${person.id}@example.org`, type: 'Personal', isPrimary: true }],
          phoneNumbers: [],
          resumeFileHandle:
            person.file === null
              ? null
              : {
                  id: `f${person.id}-${person.version ?? 0}`,
                  name: `${person.name}.txt`,
                  handle: String(person.id),
                },
        });
      case 'file.info':
        return results({ url: `${double.url}/files/${asked['fileHandle']}` });
      case 'candidate.createNote':
        double.notes.push({ candidateId: asked['candidateId'] ?? '', text: asked['note'] ?? '' });
        return results({ id: 'n1' });
    }
    return response.writeHead(404).end('{}');
  }

  return double;
}
