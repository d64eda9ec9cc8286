import type { CandidateHit, OrganizationId, SearchAnswer } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { JobScope, Member } from '../../platform/http/caller.ts';
import { aliasOf } from '../analyses/analysis-row.ts';
import { explainByFacts, markWords, quoteAround } from './explain-hit.ts';
import type { WordSearch } from './search-conditions.ts';
import {
  countPending,
  findComments,
  findDocument,
  findFiles,
  findJobs,
  findResumes,
  findRuns,
  listNewestAnalyses,
  listTags,
  type NewestAnalysis,
  type ResumeHit,
} from './search-repository.ts';
import { wordsOfQuery } from './words/words-of-query.ts';

export type SearchService = {
  search(member: Member & JobScope, query: string): Promise<SearchAnswer>;
  /** Of resumes: the newest analysis of each for a job in the scope. */
  listNewestAnalyses(scope: JobScope, resumeIds: readonly string[]): Promise<NewestAnalysis[]>;
  listTags(
    organizationId: OrganizationId,
    resumeIds: readonly string[],
  ): Promise<{ resumeId: string; tag: string }[]>;
  /** How many resumes are not indexed yet. */
  countPending(scope: JobScope): Promise<number>;
};

const shown = { candidates: 8, jobs: 5, runs: 3, files: 3, comments: 4 } as const;
const none = { rows: [], total: 0 } as const;

/** @param isAnonymous whether the member's view hides what identifies candidates */
export function createSearchService({
  database,
  isAnonymous: isAnonymousView,
}: {
  database: Database;
  isAnonymous: (member: Member) => Promise<boolean>;
}): SearchService {
  async function explain(
    organizationId: OrganizationId,
    hit: ResumeHit,
    search: WordSearch,
  ): Promise<CandidateHit['reasons']> {
    const { words, isAnonymous } = search;
    const { reasons, unexplained } = explainByFacts(hit.details, words, isAnonymous);
    if (unexplained.length === 0) return reasons;
    const document = await findDocument(database, organizationId, hit.resumeId);
    const quote = document && quoteAround(document.text, unexplained, isAnonymous ? hit.covered : []);
    return quote ? [...reasons, quote] : reasons;
  }

  async function searchCandidates(scope: JobScope, search: WordSearch): Promise<SearchAnswer['candidates']> {
    const { organizationId } = scope;
    const { rows, total } = await findResumes(database, scope, search, shown.candidates);
    const ids = rows.map(({ resumeId }) => resumeId);
    const newest = await listNewestAnalyses(database, scope, ids);
    const tags = await listTags(database, organizationId, ids);
    const byResume = new Map(newest.map((analysis) => [analysis.resumeId, analysis]));
    const hits: CandidateHit[] = [];
    for (const row of rows) {
      const tagged = tags
        .filter(({ resumeId }) => resumeId === row.resumeId)
        .map(({ tag }) => ({ kind: 'tag' as const, text: tag }));
      const reasons = await explain(organizationId, { ...row, details: [...row.details, ...tagged] }, search);
      hits.push({ ...presentCandidate(row, byResume.get(row.resumeId), search.isAnonymous), reasons });
    }
    return { total, hits };
  }

  return {
    listNewestAnalyses: (scope, resumeIds) => listNewestAnalyses(database, scope, resumeIds),
    listTags: (organizationId, resumeIds) => listTags(database, organizationId, resumeIds),
    countPending: (scope) => countPending(database, scope),

    async search(member, query) {
      const words = wordsOfQuery(query);
      const isAnonymous = await isAnonymousView(member);
      const isEmpty = words.length === 0;
      const search = { words, isAnonymous };
      const jobs = isEmpty ? none : await findJobs(database, member, words, shown.jobs);
      const runs = isEmpty ? none : await findRuns(database, member, words, shown.runs);
      const files = isEmpty || isAnonymous ? none : await findFiles(database, member, words, shown.files);
      const comments =
        isEmpty || isAnonymous ? none : await findComments(database, member, words, shown.comments);
      return {
        words,
        isAnonymous,
        candidates: isEmpty ? { total: 0, hits: [] } : await searchCandidates(member, search),
        jobs: { total: jobs.total, hits: jobs.rows.map((job) => presentJob(job, words)) },
        runs: {
          total: runs.total,
          hits: runs.rows.map((run) => ({ ...run, createdAt: run.createdAt.toISOString() })),
        },
        files: {
          total: files.total,
          hits: files.rows.map((file) => ({ ...file, marks: markWords(file.fileName, words) })),
        },
        comments: {
          total: comments.total,
          hits: comments.rows.map((comment) => presentComment(comment, words)),
        },
        pending: await countPending(database, member),
      };
    },
  };
}

function presentCandidate(
  { resumeId, fileName, candidateName, details }: ResumeHit,
  analysis: NewestAnalysis | undefined,
  isAnonymous: boolean,
) {
  const name = analysis?.candidateName ?? details.find(({ kind }) => kind === 'name')?.text ?? candidateName;
  return {
    fileId: resumeId,
    analysisId: analysis?.id ?? null,
    jobTitle: analysis?.jobTitle ?? null,
    name: isAnonymous ? aliasOf(analysis?.id ?? resumeId) : (name ?? fileName),
    headline: analysis?.headline ?? details.find(({ kind }) => kind === 'title')?.text ?? null,
  };
}

type CommentHit = Awaited<ReturnType<typeof findComments>>['rows'][number];

function presentComment(
  { id, analysisId, candidateName, jobTitle, createdBy, createdAt, text }: CommentHit,
  words: readonly string[],
) {
  // A match in the middle of a word is quoted from the start of the text.
  const quote = quoteAround(text, words, []) ?? quoteAround(text, wordsOfQuery(text).slice(0, 1), []);
  return {
    id,
    analysisId,
    name: candidateName,
    jobTitle,
    by: createdBy,
    at: createdAt.toISOString(),
    text: quote?.text ?? '',
    marks: markWords(quote?.text ?? '', words),
  };
}

type JobHit = { id: string; title: string; company: string; place: string; status: string; text: string };

function presentJob({ id, title, company, place, status, text }: JobHit, words: readonly string[]) {
  const facts = [
    { kind: 'title', text: title },
    { kind: 'company', text: company },
    { kind: 'place', text: place },
  ] as const;
  const { reasons, unexplained } = explainByFacts(facts, words, false);
  const quote = unexplained.length > 0 ? quoteAround(text, unexplained, []) : null;
  return {
    id,
    title,
    company,
    isArchived: status === 'archived',
    reasons: quote ? [...reasons, quote] : reasons,
  };
}
