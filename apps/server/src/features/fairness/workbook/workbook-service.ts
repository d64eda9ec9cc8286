import {
  ApiError,
  type FairnessWorkbook,
  type Language,
  type OrganizationId,
  writeCsv,
} from '@winnow/contracts';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { DownloadedFile } from '../../../platform/http/mount-download.ts';
import { writeXlsx } from '../../../platform/spreadsheets/write-xlsx.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { IdentityBase } from '../../identity/identity-service.ts';
import { openAnswer } from '../self-reports/sealed-answer.ts';
import { findIsAsked } from '../self-reports/self-report-repository.ts';
import { fairnessWords } from '../words/fairness-words.ts';
import type { Applicant } from './applicant.ts';
import { layOutTables } from './lay-out-tables.ts';
import { stageReached } from './stage-reached.ts';
import { listCountedApplications, listMoves } from './workbook-repository.ts';
import { rowsOf } from './workbook-rows.ts';

/** Without a year the latest; without a job the whole organization. */
export type Selection = { readonly year?: number | undefined; readonly jobId?: string | undefined };

export type WorkbookFile = {
  readonly format: 'csv' | 'xlsx';
  readonly language: Language;
};

/**
 * The fairness workbook: totals of applicants' voluntary answers. Each view is recorded in the audit log. Methods throw
 * `not-found` for a job without applications in the year, or of another organization.
 */
export type WorkbookService = {
  read(member: Member, selection: Selection): Promise<FairnessWorkbook>;
  download(member: Member, selection: Selection, file: WorkbookFile): Promise<DownloadedFile>;
};

type CountedApplicant = Applicant & { readonly jobTitle: string; readonly year: number };

export function createWorkbookService({
  database,
  clock,
  audit,
  identityBase: { keys },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly identityBase: Pick<IdentityBase, 'keys'>;
}): WorkbookService {
  async function listApplicants(organizationId: OrganizationId, until: Date): Promise<CountedApplicant[]> {
    const rows = await listCountedApplications(database, organizationId, until);
    const moves = Map.groupBy(await listMoves(database, organizationId), ({ analysisId }) => analysisId);
    return rows.map(({ id, jobId, jobTitle, appliedAt, sealedAnswer, analysisId, score, stage }) => {
      const said = sealedAnswer === null ? null : openAnswer(keys, id, sealedAnswer);
      const all = (analysisId === null ? undefined : moves.get(analysisId)) ?? [];
      const counted = all.filter(({ at }) => at < until).map(({ change }) => change);
      return {
        ...{ jobId, jobTitle, year: appliedAt.getUTCFullYear() },
        sex: said?.sex ?? null,
        race: said?.race ?? null,
        reached: stageReached(counted, all.length > 0 ? 'new' : (stage ?? 'new')),
        score,
      };
    });
  }

  async function make(organizationId: OrganizationId, { year: wanted, jobId }: Selection) {
    const until = monthOf(clock.now());
    const isAsked = await findIsAsked(database, organizationId);
    const all = await listApplicants(organizationId, until);
    const years = [...new Set(all.map(({ year }) => year))].sort((left, right) => right - left);
    const year = wanted ?? years[0] ?? until.getUTCFullYear();
    const applicants = all.filter((one) => one.year === year);
    const titles = new Map(applicants.map((one) => [one.jobId, one.jobTitle]));
    const jobs = [...titles]
      .map(([id, title]) => ({ id, title }))
      .sort((left, right) => left.title.localeCompare(right.title, 'en') || (left.id < right.id ? -1 : 1));
    const job = jobs.find(({ id }) => id === jobId) ?? null;
    if (jobId !== undefined && !job)
      throw new ApiError('not-found', 'There are no applications of this job.');
    const workbook: FairnessWorkbook = {
      ...{ isAsked, year, years, job, jobs },
      countedUntil: dayOf(until),
      tables: layOutTables(applicants, job?.id ?? null),
    };
    return workbook;
  }

  async function record({ organizationId, userId: actorId }: Member, action: string, of: FairnessWorkbook) {
    await audit.record(database, {
      ...{ action, actorId, organizationId },
      subjectId: of.job?.id ?? null,
      details: { year: of.year },
    });
  }

  return {
    async read(member, selection) {
      const workbook = await make(member.organizationId, selection);
      await record(member, 'fairness-read', workbook);
      return workbook;
    },

    async download(member, selection, { format, language }) {
      const workbook = await make(member.organizationId, selection);
      const words = fairnessWords[language];
      const { header, rows } = rowsOf(workbook, words);
      const content =
        format === 'csv'
          ? writeCsv(header, rows)
          : await writeXlsx({ header, rows }, { sheet: words.sheet, isRightToLeft: language === 'ar' });
      await record(member, 'fairness-downloaded', workbook);
      return {
        fileName: `fairness-${workbook.year}.${format}`,
        mediaType: mediaTypes[format],
        content,
      };
    },
  };
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * Start of the month, in UTC. Figures change once a month, so that no one who sees candidates can learn about one by
 * changing something and looking again.
 */
function monthOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
