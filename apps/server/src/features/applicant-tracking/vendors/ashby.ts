import type { TrackingCredentials } from '@winnow/contracts';
import * as z from 'zod';
import { pageSize, TrackingFailure, type TrackingSystem } from './tracking-system.ts';
import { anId, basic, unlessMissing, type VendorRequests, words } from './vendor-requests.ts';

type Credentials = Extract<TrackingCredentials, { vendor: 'ashby' }>;

const maxJobPages = 20;

/** Errors come with the status 200, and without results. */
const envelope = z.object({
  success: z.boolean(),
  results: z.unknown().optional(),
  errors: z.array(z.unknown()).nullish(),
  errorInfo: z.object({ code: z.string().nullish() }).nullish(),
  moreDataAvailable: z.boolean().nullish(),
  nextCursor: z.string().nullish(),
});

const job = z.object({ id: anId, title: words });
const jobPosting = z.object({ id: anId, jobId: anId.nullish() });
const jobPostingText = z.object({ descriptionHtml: words, descriptionPlain: words });
const application = z.object({
  id: anId,
  candidate: z.object({ id: anId }),
  job: z.object({ id: anId }).nullish(),
});
const contact = z.object({ value: z.string() });
const candidate = z.object({
  id: anId,
  name: words,
  position: words,
  company: words,
  emailAddresses: z.array(contact).nullish(),
  phoneNumbers: z.array(contact).nullish(),
  resumeFileHandle: z.object({ id: anId, name: words, handle: z.string() }).nullish(),
});

/** POST for every call, an API key by Basic authentication, pages by `cursor` and `moreDataAvailable`. */
export function createAshby(
  { ask, load }: VendorRequests,
  api: string,
  { apiKey }: Credentials,
): TrackingSystem {
  const headers = { authorization: basic(apiKey), accept: 'application/json; version=1' };

  async function call<Results>(name: string, json: object, shape: z.ZodType<Results>) {
    const { body } = await ask(`${api}/${name}`, envelope, { method: 'POST', headers, json });
    if (!body.success) throw failureOf([body.errorInfo?.code, ...(body.errors ?? [])]);
    const read = shape.safeParse(body.results);
    if (!read.success) throw new TrackingFailure('unexpected');
    return { ...body, results: read.data };
  }

  function nextOf(page: {
    moreDataAvailable?: boolean | null | undefined;
    nextCursor?: string | null | undefined;
  }) {
    if (!page.moreDataAvailable) return null;
    if (!page.nextCursor) throw new TrackingFailure('unexpected');
    return page.nextCursor;
  }

  const after = (cursor: string | null) => (cursor === null ? {} : { cursor });

  return {
    async test() {
      await call('candidate.list', { limit: 1 }, z.array(z.object({ id: anId })));
    },

    async listJobs() {
      const found = new Map<string, string>();
      let cursor: string | null = null;
      for (let page = 0; page < maxJobPages; page += 1) {
        const asked: object = { status: ['Open'], limit: 100, ...after(cursor) };
        const listed = await call('job.list', asked, z.array(job));
        for (const { id, title } of listed.results) found.set(id, title ?? id);
        cursor = nextOf(listed);
        if (cursor === null) break;
      }
      return [...found].map(([externalId, title]) => ({ externalId, title }));
    },

    async readJob({ externalId }) {
      const { results } = await call('jobPosting.list', { limit: 100 }, z.array(jobPosting));
      const posted = results.find(({ jobId }) => jobId === externalId);
      if (!posted) return null;
      const text = await call('jobPosting.info', { jobPostingId: posted.id }, jobPostingText);
      return text.results.descriptionHtml ?? text.results.descriptionPlain;
    },

    async listCandidates(jobId, cursor) {
      const listed = await call(
        'application.list',
        { jobId, limit: pageSize, ...after(cursor) },
        z.array(application),
      );
      const own = listed.results.filter((each) => !each.job || each.job.id === jobId);
      const candidates = [];
      for (const id of new Set(own.map((each) => each.candidate.id))) {
        const info = await unlessMissing(() => call('candidate.info', { id }, candidate));
        if (!info) continue;
        const { results } = info;
        const file = results.resumeFileHandle;
        candidates.push({
          externalId: id,
          name: results.name ?? '',
          emails: results.emailAddresses?.map(({ value }) => value) ?? [],
          phones: results.phoneNumbers?.map(({ value }) => value) ?? [],
          title: results.position,
          company: results.company,
          resume: file ? { externalId: file.id, fileName: file.name ?? 'resume', where: file.handle } : null,
        });
      }
      return { candidates, cursor: nextOf(listed) };
    },

    async loadResume({ where, fileName }) {
      const { results } = await call('file.info', { fileHandle: where }, z.object({ url: z.string() }));
      return load(results.url, fileName);
    },

    async addNote(candidateId, text) {
      await call('candidate.createNote', { candidateId, note: text, sendNotifications: false }, z.unknown());
    },
  };
}

/** Codes such as `unauthorized`, `missing_endpoint_permission` and `candidate_not_found`. */
function failureOf(errors: readonly unknown[]): TrackingFailure {
  const codes = errors.map(String).join(' ').toLowerCase();
  if (/unauthori|permission|forbidden/.test(codes)) return new TrackingFailure('refused');
  if (/not_found|not found/.test(codes)) return new TrackingFailure('missing');
  return new TrackingFailure(/rate/.test(codes) ? 'limited' : 'unexpected', 60);
}
