import { limits, type TrackingError } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { Postponed } from '../../platform/tasks/task.ts';
import type { IdentityBase } from '../identity/identity-service.ts';
import type { BroughtFile, GrowingImports } from '../imports/grow-import.ts';
import { openCredentials } from './sealed-credentials.ts';
import {
  type ConnectionRow,
  findAnyConnection,
  findTrackedImport,
  insertTrackedResumes,
  listBroughtCandidates,
  listTrackedResumes,
  lockTrackedImport,
  type TrackedImportRow,
  updateTrackedImport,
} from './tracking-repository.ts';
import type { OpenTrackingSystem } from './vendors/open-system.ts';
import { type TrackedCandidate, TrackingFailure, type TrackingSystem } from './vendors/tracking-system.ts';

export type CandidateImporter = {
  /** Adds pages of candidates to an import for a few seconds. @throws Postponed if the external system asks to wait */
  importPages(importId: string): Promise<void>;
};

/** Longest turn of an import: other imports and a shutdown wait for one turn and one page at most. */
const turnMs = 10_000;
/** Pages after which the import pauses: the system may be repeating itself. */
const maxPages = 2_000;
/** Seconds before each retry; after the last one the import is paused. */
const retrySeconds = [5, 30, 120, 600, 1_800] as const;
const moreSeconds = 1;

export function createCandidateImporter({
  database,
  clock,
  growingImports,
  openSystem,
  identityBase: { keys },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly growingImports: GrowingImports;
  readonly openSystem: OpenTrackingSystem;
  readonly identityBase: Pick<IdentityBase, 'keys'>;
}): CandidateImporter {
  async function importPage(
    system: TrackingSystem,
    connection: ConnectionRow,
    row: TrackedImportRow,
  ): Promise<void> {
    const { organizationId, id: connectionId } = connection;
    const { importId, externalJobId, cursor } = row;
    const page = await system.listCandidates(externalJobId, cursor);
    const leadsBack = page.cursor !== null && (page.cursor === cursor || page.cursor === row.landmark);
    const isEndless = page.cursor !== null && (row.pages + 1) % maxPages === 0;
    const found = await listNew(connection, row, page.candidates);
    const known = new Map(
      (
        await listTrackedResumes(
          database,
          connectionId,
          found.map(({ externalId }) => externalId),
        )
      ).map(({ externalId, resumeId }) => [externalId, resumeId]),
    );
    const brought: {
      readonly externalId: string;
      readonly candidateId: string;
      readonly file: BroughtFile;
    }[] = [];
    for (const { externalId, path, candidate } of found) {
      const resumeId = known.get(externalId);
      const file =
        resumeId === undefined
          ? await loadFile(system, path, candidate, row.failures >= retrySeconds.length)
          : { path, resumeId, duplicateOf: path.slice(path.lastIndexOf('/') + 1) };
      brought.push({ externalId, candidateId: candidate.externalId, file });
    }
    const member = { organizationId, userId: connection.createdBy };
    await growingImports.add(
      member,
      importId,
      brought.map(({ file }) => file),
      async (transaction, resumeIds) => {
        const now = await lockTrackedImport(transaction, importId);
        // Another worker added this page, or a member disconnected the system, or paused or ended the import.
        if (!isWhereItWas(now, row) || !(await growingImports.isRunning(transaction, importId)))
          throw new PageTaken();
        await insertTrackedResumes(
          transaction,
          brought.flatMap(({ externalId, candidateId, file }) => {
            const resumeId = resumeIds.get(file.path);
            return resumeId === undefined
              ? []
              : { connectionId, organizationId, externalId, candidateId, resumeId };
          }),
        );
        await updateTrackedImport(transaction, importId, {
          cursor: leadsBack ? null : page.cursor,
          landmark: leadsBack ? null : isPowerOfTwo(row.pages) ? cursor : row.landmark,
          pages: row.pages + 1,
          candidates: row.candidates + brought.length,
          isListed: page.cursor === null,
          failures: 0,
          error: leadsBack || isEndless ? 'unexpected' : null,
        });
        if (page.cursor === null) await growingImports.close(transaction, importId);
        if (leadsBack || isEndless) await growingImports.pause(transaction, importId);
      },
    );
  }

  /** The candidates of a page that this import does not have yet; those it has are not updated. */
  async function listNew(
    connection: ConnectionRow,
    row: TrackedImportRow,
    candidates: readonly TrackedCandidate[],
  ): Promise<FoundCandidate[]> {
    const once = [...new Map(candidates.map((each) => [each.externalId, each])).values()];
    const found = once.map((candidate) => {
      const externalId = resumeIdOf(candidate);
      return { candidate, externalId, path: pathOf(connection, row, candidate, externalId) };
    });
    const broughtBefore = await listBroughtCandidates(
      database,
      row,
      once.map(({ externalId }) => externalId),
    );
    const paths = await growingImports.listPaths(
      row.importId,
      found.map(({ path }) => path),
    );
    return found.filter(
      ({ candidate, path }) => !broughtBefore.has(candidate.externalId) && !paths.has(path),
    );
  }

  async function fail(row: TrackedImportRow, failure: TrackingFailure): Promise<void> {
    const { importId, failures } = row;
    const { reason, waitSeconds } = failure;
    if (reason === 'limited') throw new Postponed(waitSeconds);
    const again = reason === 'unavailable' ? retrySeconds[failures] : undefined;
    await database.transaction(async (transaction) => {
      // Locks the import first, in the same order as when files are added.
      const isRunning = await growingImports.isRunning(transaction, importId);
      const now = await lockTrackedImport(transaction, importId);
      // Another worker has continued meanwhile.
      if (!isRunning || !isWhereItWas(now, row)) return;
      await updateTrackedImport(transaction, importId, {
        failures: again === undefined ? 0 : failures + 1,
        error: again === undefined ? (reason satisfies TrackingError) : null,
        // The system may not know the cursor any more: restart at the first page and skip candidates already imported.
        ...(reason === 'unexpected' && { cursor: null, landmark: null }),
      });
      if (again === undefined) await growingImports.pause(transaction, importId);
    });
    if (again !== undefined) throw new Postponed(again);
  }

  return {
    async importPages(importId) {
      const began = clock.now().getTime();
      let system: TrackingSystem | null = null;
      while (clock.now().getTime() - began < turnMs) {
        const row = await findTrackedImport(database, importId);
        const connection = row && (await findAnyConnection(database, row.connectionId));
        if (!row || !connection || row.isListed) return;
        const isRunning = await database.transaction((transaction) =>
          growingImports.isRunning(transaction, importId),
        );
        if (!isRunning) return;
        try {
          system ??= openSystem(openCredentials(keys, connection.id, connection.sealedCredentials));
          await importPage(system, connection, row);
        } catch (error) {
          if (error instanceof PageTaken) return;
          if (!(error instanceof TrackingFailure)) throw error;
          return fail(row, error);
        }
      }
      throw new Postponed(moreSeconds);
    },
  };
}

/** Rolls back a page that is already there or no longer wanted. */
class PageTaken extends Error {}

type FoundCandidate = {
  readonly candidate: TrackedCandidate;
  /** External id of the resume, or of the candidate if there is none. */
  readonly externalId: string;
  readonly path: string;
};

const isWhereItWas = (now: TrackedImportRow | undefined, before: TrackedImportRow): boolean =>
  now !== undefined && !now.isListed && now.pages === before.pages && now.cursor === before.cursor;

/** Page counts at which the landmark moves (Brent's cycle detection): any cycle of pages comes back to it. */
const isPowerOfTwo = (number: number): boolean => number > 0 && (number & (number - 1)) === 0;

/** A candidate without a resume is identified by their own id. */
const resumeIdOf = ({ externalId, resume }: TrackedCandidate): string =>
  resume ? `resume:${resume.externalId}` : `candidate:${externalId}`;

const nameMax = 120;
const namePart = (text: string): string =>
  text
    .replace(/[/\\\p{Cc}]+/gu, ' ')
    .trim()
    .slice(-nameMax);

/** Path with the system, the job and the id, since files of two people may have the same name. */
function pathOf(
  { name }: ConnectionRow,
  { jobTitle }: TrackedImportRow,
  { name: person, resume }: TrackedCandidate,
  externalId: string,
): string {
  const file = resume ? namePart(resume.fileName) : `${namePart(person) || 'Candidate'}.json`;
  return `${namePart(name)}/${namePart(jobTitle)}/${namePart(externalId)}/${file}`;
}

async function loadFile(
  system: TrackingSystem,
  path: string,
  candidate: TrackedCandidate,
  isLastTry: boolean,
): Promise<BroughtFile> {
  if (!candidate.resume) return { path, bytes: new TextEncoder().encode(writeCandidate(candidate)) };
  try {
    const bytes = await system.loadResume(candidate.resume);
    if (bytes.length > limits.fileBytes) return { path, refusal: 'too-large' };
    return bytes.length === 0 ? { path, refusal: 'empty' } : { path, bytes };
  } catch (error) {
    if (!(error instanceof TrackingFailure)) throw error;
    const { reason } = error;
    // It was deleted there, its address led to no file, or it never arrived: the import continues with the others.
    if (reason === 'missing' || reason === 'unexpected' || (reason === 'unavailable' && isLastTry))
      return { path, refusal: 'corrupt' };
    throw error;
  }
}

/** The facts about a candidate without a resume, as a JSON Resume. */
function writeCandidate({ name, emails, phones, title, company }: TrackedCandidate): string {
  const resume = {
    basics: {
      name,
      ...(title !== null && { label: title }),
      ...(emails[0] !== undefined && { email: emails[0] }),
      ...(phones[0] !== undefined && { phone: phones[0] }),
    },
    ...((title !== null || company !== null) && {
      work: [{ ...(company !== null && { name: company }), ...(title !== null && { position: title }) }],
    }),
  };
  return JSON.stringify(resume, null, 2);
}
