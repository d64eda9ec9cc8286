import type { TrackingCredentials } from '@winnow/contracts';
import * as z from 'zod';
import { pageSize, TrackingFailure, type TrackingSystem } from './tracking-system.ts';
import { anId, basic, unlessMissing, type VendorRequests, words } from './vendor-requests.ts';

type Credentials = Extract<TrackingCredentials, { vendor: 'lever' }>;

const maxJobPages = 20;

const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), hasNext: z.boolean().nullish(), next: z.string().nullish() });
const posting = z.object({
  id: anId,
  text: words,
  content: z
    .object({
      description: words,
      descriptionHtml: words,
      lists: z.array(z.object({ text: words, content: words })).nullish(),
      closing: words,
    })
    .nullish(),
});
const opportunity = z.object({
  id: anId,
  name: words,
  headline: words,
  emails: z.array(z.string()).nullish(),
  phones: z.array(z.object({ value: z.string() })).nullish(),
});
const resume = z.object({
  id: anId,
  createdAt: z.number().nullish(),
  file: z.object({ name: words }).nullish(),
});

/** API v1: an API key by Basic authentication, pages by `offset` and `hasNext`. */
export function createLever(
  { ask, load }: VendorRequests,
  api: string,
  { apiKey, userId }: Credentials,
): TrackingSystem {
  const headers = { authorization: basic(apiKey) };

  const list = async <Row extends z.ZodType>(path: string, row: Row) =>
    (await ask(`${api}${path}`, listOf(row), { headers })).body;

  function nextOf({
    hasNext,
    next,
  }: {
    hasNext?: boolean | null | undefined;
    next?: string | null | undefined;
  }) {
    if (!hasNext) return null;
    if (!next) throw new TrackingFailure('unexpected');
    return next;
  }

  const after = (cursor: string | null) => (cursor === null ? '' : `&offset=${encodeURIComponent(cursor)}`);

  return {
    async test() {
      await list('/opportunities?limit=1', opportunity);
    },

    async listJobs() {
      const found = new Map<string, string>();
      let cursor: string | null = null;
      for (let page = 0; page < maxJobPages; page += 1) {
        const listed: z.infer<ReturnType<typeof listOf<typeof posting>>> = await list(
          `/postings?state=published&limit=100${after(cursor)}`,
          posting,
        );
        for (const { id, text } of listed.data) found.set(id, text ?? id);
        cursor = nextOf(listed);
        if (cursor === null) break;
      }
      return [...found].map(([externalId, title]) => ({ externalId, title }));
    },

    async readJob({ externalId }) {
      const shape = z.object({ data: posting });
      const { body } = await ask(`${api}/postings/${encodeURIComponent(externalId)}`, shape, { headers });
      const { content } = body.data;
      if (!content) return null;
      const parts = [
        content.descriptionHtml ?? content.description,
        ...(content.lists ?? []).flatMap((part) => [
          part.text && `<h3>${escapeHtml(part.text)}</h3>`,
          part.content && `<ul>${part.content}</ul>`,
        ]),
        content.closing,
      ];
      return parts.filter((part) => part).join('\n') || null;
    },

    async listCandidates(jobId, cursor) {
      const listed = await list(
        `/opportunities?posting_id=${encodeURIComponent(jobId)}&limit=${pageSize}${after(cursor)}`,
        opportunity,
      );
      const candidates = [];
      for (const { id, name, headline, emails, phones } of listed.data) {
        const sent = await unlessMissing(() =>
          list(`/opportunities/${encodeURIComponent(id)}/resumes?limit=100`, resume),
        );
        if (!sent) continue;
        const [newest] = sent.data.sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
        candidates.push({
          externalId: id,
          name: name ?? '',
          emails: emails ?? [],
          phones: phones?.map(({ value }) => value) ?? [],
          title: null,
          // Lever stores companies as one line of text.
          company: headline,
          resume: newest
            ? {
                externalId: newest.id,
                fileName: newest.file?.name ?? 'resume',
                where: `/opportunities/${encodeURIComponent(id)}/resumes/${encodeURIComponent(newest.id)}/download`,
              }
            : null,
        });
      }
      return { candidates, cursor: nextOf(listed) };
    },

    loadResume: ({ where, fileName }) => load(`${api}${where}`, fileName, headers),

    async addNote(candidateId, text) {
      await ask(
        `${api}/opportunities/${encodeURIComponent(candidateId)}/notes?perform_as=${encodeURIComponent(userId)}`,
        z.unknown(),
        { method: 'POST', headers, json: { value: text } },
      );
    },
  };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
