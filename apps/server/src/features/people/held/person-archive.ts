import { ApiError } from '@winnow/contracts';
import type { SQL } from 'drizzle-orm';
import { type MemberRequester, userRequester } from '../../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listOwnedRows, listRows, type OwnedRows } from '../../../platform/database/owned-rows.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { DownloadedFile } from '../../../platform/http/mount-download.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type ZipEntry, zipStream } from '../../../platform/zip/zip-stream.ts';
import type { AnalysisService } from '../../analyses/analysis-service.ts';
import { presentFacts } from '../../analyses/detail/present-facts.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { ResumeReader } from '../../files/resume-reader.ts';
import type { ResumeService } from '../../files/resume-service.ts';
import {
  fileEntries,
  jsonEntry,
  recordEntries,
  textEntry,
} from '../../organizations/exports/archive-entries.ts';
import { describeCandidate } from '../../shares/describe-candidate.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import { findPerson } from '../person-repository.ts';
import { listHeldResumes, listJobsOf, listMergedIds } from './held-repository.ts';
import { besides, type HeldIds, leftOut } from './held-tables.ts';

/** Exports everything that an organization stores about a person, for their right of access. */
export type PersonArchives = {
  /**
   * A ZIP archive, streamed while it is written; nothing is stored. Every download is recorded in the audit log.
   * @throws ApiError `not-found`, or as the readers do: no partial archive
   */
  begin(member: Member, id: string, signal: AbortSignal): Promise<DownloadedFile>;
};

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'load'>;
  readonly audit: Pick<AuditService, 'record' | 'listAbout'>;
  readonly resumes: Pick<ResumeService, 'read'>;
  readonly reader: Pick<ResumeReader, 'read'>;
  readonly analyses: Pick<AnalysisService, 'open'>;
  readonly consents: Pick<ConsentService, 'get'>;
};

type HeldResume = Awaited<ReturnType<typeof listHeldResumes>>[number];

export function createPersonArchives(dependencies: Dependencies): PersonArchives {
  const { database, clock, storage, audit, resumes, reader, analyses, consents } = dependencies;

  return {
    async begin({ organizationId, userId: actorId }, id, signal) {
      const person = (await findPerson(database, organizationId, id)) ?? notFound();
      const held = await listHeldResumes(database, organizationId, person.id);
      if (held.length === 0) notFound();
      const requester = userRequester(organizationId, signal);
      const resumeIds = held.map((resume) => resume.id);
      const people = await listMergedIds(database, organizationId, person.id);
      const listed = await listJobsOf(database, organizationId, resumeIds);
      const ids: HeldIds = {
        people,
        resumes: resumeIds,
        analyses: listed.analyses.map((analysis) => analysis.id),
      };
      const now = clock.now();
      const described = {
        asOf: now.toISOString(),
        person: { id: person.id, mergedFrom: people.filter((each) => each !== person.id) },
        resumes: await describeResumes(held, requester),
        analyses: await describeAnalyses(ids.analyses, requester),
        consent: await consents.get(organizationId, person.id),
        jobs: listed.jobs,
      };
      await audit.record(database, {
        action: 'person-exported',
        actorId,
        subjectId: person.id,
        organizationId,
      });
      const subjects = [...ids.people, ...ids.resumes, ...ids.analyses];
      const log = await audit.listAbout(organizationId, [
        ...subjects,
        ...listed.applications.map((application) => application.id),
      ]);
      return {
        fileName: `person-${person.id.slice(0, 8)}-${dayOf(now)}.zip`,
        mediaType: 'application/zip',
        content: zipStream(entries(ids, held, described, log)),
      };
    },
  };

  /** Current facts and the extracted text. */
  async function describeResumes(held: readonly HeldResume[], requester: MemberRequester) {
    const described: object[] = [];
    for (const { id, fileName, state, source, sourceLabel, corrections, createdAt } of held) {
      const reading = state === 'read' ? await resumes.read(requester, id) : null;
      const read = reading?.ok ? await reader.read(reading.kept, dayOf(clock.now()), requester) : null;
      described.push({
        id,
        fileName,
        addedAt: createdAt.toISOString(),
        source,
        sourceLabel,
        state,
        facts: read && quoted(presentFacts(read)),
        corrections,
        text: read?.document.text ?? null,
      });
    }
    return described;
  }

  /** Analyses with each requirement, its verdict and quotes, and the members' notes. */
  async function describeAnalyses(ids: readonly string[], { of, signal }: MemberRequester) {
    const described: object[] = [];
    for (const id of ids) {
      const { detail, resume } = await analyses.open(of, id, signal);
      const { notes, events, runs } = detail;
      described.push({ ...(quoted(describeCandidate(detail, resume, null)) as object), notes, events, runs });
    }
    return described;
  }

  async function* entries(
    ids: HeldIds,
    held: readonly HeldResume[],
    described: object,
    log: readonly object[],
  ): AsyncGenerator<ZipEntry> {
    yield textEntry('README.txt', readme(clock.now()));
    yield jsonEntry('person', described);
    yield jsonEntry('audit-log', log);
    yield* recordEntries(readable(listHeldRows(database, ids)));
    yield* fileEntries(
      storage,
      'resumes',
      held.map(({ storageKey, fileName }) => ({ key: storageKey, name: fileName })),
    );
  }
}

async function* listHeldRows(database: Database, ids: HeldIds): AsyncGenerator<OwnedRows> {
  yield* listOwnedRows(database, { table: 'people', ids: ids.people, except: Object.keys(leftOut) });
  for (const [table, where] of Object.entries<SQL>(besides(ids))) yield* listRows(database, table, where);
}

/** Columns that hold JSON as text are written as JSON. */
async function* readable(owned: AsyncIterable<OwnedRows>): AsyncGenerator<OwnedRows> {
  for await (const { table, rows } of owned) {
    yield {
      table,
      rows: rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asJson(value)])),
      ),
    };
  }
}

function asJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Replaces evidence by its quoted text. */
function quoted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(quoted);
  if (typeof value !== 'object' || value === null) return value;
  if ('quote' in value && 'boxes' in value) return value.quote;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, quoted(inner)]));
}

function notFound(): never {
  throw new ApiError('not-found', 'There is no such person.');
}

function readme(now: Date): string {
  return `Everything that the organization holds in Winnow of one person, as of ${now.toISOString()}.

person.json      what was read of each resume, how it was scored for each job with the words that count, what members
                 decided and noted, and the consents
audit-log.json   who looked at, changed or exported what, in the order it happened
resumes/         the files as they were sent
records/         the rows of the database, a file for each table: applications with their answers, emails, comments,
                 tags, lists, the imports and emails that resumes came from, and all else

Words of members about the person, written for use inside the organization: notes in person.json, text in
records/candidate_comments.json, reason in records/review_marks.json, note in records/listed_people.json. Members are
named by an id. Look through these before you hand the archive on: they may speak of other people as well.
`;
}
