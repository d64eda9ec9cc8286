import type { TrackingCredentials } from '@winnow/contracts';
import * as z from 'zod';
import { pageSize, TrackingFailure, type TrackingSystem } from './tracking-system.ts';
import { anId, basic, type VendorRequests, words } from './vendor-requests.ts';

type Credentials = Extract<TrackingCredentials, { vendor: 'greenhouse' }>;
export type GreenhouseAddresses = { readonly harvest: string; readonly token: string };

const maxJobPages = 20;
/** How early a token is replaced before it expires. */
const marginMs = 60_000;

/** Lifetime of a token if the response does not state it: an hour. */
const usualLifeMs = 3_600_000;

const token = z.object({ access_token: z.string().min(1), expires_at: z.string().nullish() });
const jobs = z.array(z.object({ id: anId, name: words }));
const posts = z.array(
  z.object({ content: words, live: z.boolean().nullish(), internal: z.boolean().nullish() }),
);
const applications = z.array(z.object({ id: anId, candidate_id: anId }));
const value = z.array(z.object({ value: z.string() })).nullish();
const people = z.array(
  z.object({
    id: anId,
    first_name: words,
    last_name: words,
    title: words,
    company: words,
    email_addresses: value,
    phone_numbers: value,
  }),
);
const attachments = z.array(
  z.object({
    id: anId,
    application_id: anId,
    filename: words,
    url: z.string(),
    type: z.string().nullish(),
    created_at: z.string().nullish(),
  }),
);

/** Harvest v3: OAuth 2.0 client credentials, pages by the `Link` header, filters by parent. */
export function createGreenhouse(
  { ask, load }: VendorRequests,
  { harvest, token: tokenUrl }: GreenhouseAddresses,
  { clientId, clientSecret, userId }: Credentials,
): TrackingSystem {
  let held: { readonly token: string; readonly until: number } | null = null;

  async function authorize(): Promise<Readonly<Record<string, string>>> {
    if (!held || held.until < Date.now()) {
      const form = new URLSearchParams({ grant_type: 'client_credentials', sub: userId });
      const headers = { authorization: basic(clientId, clientSecret) };
      const { body } = await ask(tokenUrl, token, { method: 'POST', headers, form });
      const endsAt = Date.parse(body.expires_at ?? '');
      const until = Number.isNaN(endsAt) ? Date.now() + usualLifeMs : endsAt;
      held = { token: body.access_token, until: until - marginMs };
    }
    return { authorization: `Bearer ${held.token}` };
  }

  /** A token may expire early, such as when its secret is rotated: retries once with a new one. */
  async function withToken<Result>(
    send: (headers: Readonly<Record<string, string>>) => Promise<Result>,
  ): Promise<Result> {
    const before = held;
    try {
      return await send(await authorize());
    } catch (error) {
      const isOld = before !== null && before === held;
      if (!isOld || !(error instanceof TrackingFailure) || error.status !== 401) throw error;
      held = null;
      return send(await authorize());
    }
  }

  const list = <Row>(path: string, shape: z.ZodType<Row>) =>
    withToken((headers) => ask(`${harvest}${path}`, shape, { headers }));

  /** URL of the next page; followed only on the same host, since the request carries the token. */
  function nextOf(headers: Headers): string | null {
    const [, next] = /<([^>]{1,4000})>;\s*rel="?next"?/.exec(headers.get('link') ?? '') ?? [];
    if (next === undefined) return null;
    if (!URL.canParse(next, harvest)) throw new TrackingFailure('unexpected');
    const { searchParams } = new URL(next, harvest);
    const cursor = searchParams.get('cursor');
    if (!cursor) throw new TrackingFailure('unexpected');
    return cursor;
  }

  return {
    async test() {
      await list('/applications?per_page=1', applications);
    },

    async listJobs() {
      const found = new Map<string, string>();
      let path = '/jobs?status=open&per_page=100';
      for (let page = 0; page < maxJobPages; page += 1) {
        const { body, headers } = await list(path, jobs);
        for (const { id, name } of body) found.set(id, name ?? id);
        const cursor = nextOf(headers);
        if (cursor === null) break;
        path = `/jobs?cursor=${encodeURIComponent(cursor)}`;
      }
      return [...found].map(([externalId, title]) => ({ externalId, title }));
    },

    async readJob({ externalId }) {
      const { body } = await list(`/job_posts?job_ids=${encodeURIComponent(externalId)}&per_page=10`, posts);
      const written = body.filter(({ content }) => content !== null);
      const shown = written.find(({ live, internal }) => live && !internal);
      return (shown ?? written[0])?.content ?? null;
    },

    async listCandidates(jobId, cursor) {
      const path =
        cursor === null
          ? `/applications?job_ids=${encodeURIComponent(jobId)}&per_page=${pageSize}`
          : `/applications?cursor=${encodeURIComponent(cursor)}`;
      const { body: found, headers } = await list(path, applications);
      const next = nextOf(headers);
      if (found.length === 0) return { candidates: [], cursor: next };
      const ids = [...new Set(found.map(({ candidate_id }) => candidate_id))];
      const some = `per_page=500`;
      const { body: named } = await list(`/candidates?ids=${ids.join(',')}&${some}`, people);
      const applied = found.map(({ id }) => id).join(',');
      const { body: files } = await list(
        `/attachments?application_ids=${applied}&type=resume&${some}`,
        attachments,
      );
      const applicationOf = new Map(found.map(({ id, candidate_id }) => [id, candidate_id]));
      const newest = files
        .filter(({ type }) => type === undefined || type === null || type === 'resume')
        .sort((one, other) => (other.created_at ?? '').localeCompare(one.created_at ?? ''));
      return {
        candidates: named.map((person) => {
          const file = newest.find(({ application_id }) => applicationOf.get(application_id) === person.id);
          return {
            externalId: person.id,
            name: [person.first_name, person.last_name].filter(Boolean).join(' '),
            emails: person.email_addresses?.map((each) => each.value) ?? [],
            phones: person.phone_numbers?.map((each) => each.value) ?? [],
            title: person.title,
            company: person.company,
            resume: file
              ? { externalId: file.id, fileName: file.filename ?? 'resume', where: file.url }
              : null,
          };
        }),
        cursor: next,
      };
    },

    // Signed URLs of a file store must not receive the token.
    loadResume: ({ where, fileName }) => load(where, fileName),

    async addNote(candidateId, text) {
      const json = {
        candidate_id: Number(candidateId),
        user_id: Number(userId),
        body: text,
        note_type: 'NOTE',
        visibility: 'public',
      };
      await withToken((headers) => ask(`${harvest}/notes`, z.unknown(), { method: 'POST', headers, json }));
    },
  };
}
