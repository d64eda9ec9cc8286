import {
  ApiError,
  type ExportFormat,
  type Language,
  limits,
  type OrganizationId,
  sentence,
  writeCsv,
} from '@winnow/contracts';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { JobScope, Member } from '../../../platform/http/caller.ts';
import { writeXlsx } from '../../../platform/spreadsheets/write-xlsx.ts';
import type {
  AnalysisFilter,
  AnalysisService,
  ChosenAnalyses,
  OpenedAnalysis,
} from '../../analyses/analysis-service.ts';
import type { ContactService } from '../../analyses/contacts/contact-service.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { ResumeService } from '../../files/resume-service.ts';
import { type DescribedCandidate, describeCandidate } from '../describe-candidate.ts';
import type { FindPersonal } from '../find-personal.ts';
import { reportFormats, reportWords } from '../words/in-language.ts';
import { candidateTable } from './candidate-table.ts';
import { asText, jsonResumeOf, originalJsonResume } from './json-resume.ts';

export type ExportRequest = AnalysisFilter & {
  readonly format: ExportFormat;
  readonly anonymous: boolean;
  /** Language of tables and reports; JSON is always English. */
  readonly language: Language;
};

export type ExportedFile = {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

type Exporter = Member & JobScope;

export type ExportService = {
  /**
   * @throws ApiError `not-found` for an id of another organization, `invalid` if there are no candidates or too many
   */
  export(exporter: Exporter, request: ExportRequest, signal?: AbortSignal): Promise<ExportedFile>;
  /** Like `export`; `conflict` if the number of matching analyses isn't the expected one. */
  exportChosen(exporter: Exporter, request: ChosenExport, signal?: AbortSignal): Promise<ExportedFile>;
};

type ChosenExport = Pick<ExportRequest, 'format' | 'anonymous' | 'language'> & {
  readonly of: ChosenAnalyses;
};

const endings: Readonly<Record<ExportFormat, string>> = {
  csv: 'csv',
  xlsx: 'xlsx',
  json: 'json',
  'json-resume': 'json',
  pdf: 'pdf',
};
const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  'json-resume': 'application/json',
  pdf: 'application/pdf',
};

/** Maximum characters of all JSON Resumes of one export, which are in memory at once. */
const longestJson = 32 * 1024 * 1024;

const byScore = { order: 'score', direction: 'desc' } as const;

export function createExportService({
  database,
  clock,
  analyses,
  resumes,
  contacts,
  findPersonal,
  audit,
}: {
  database: Database;
  clock: Clock;
  analyses: Pick<AnalysisService, 'list' | 'getRows' | 'open' | 'choose'>;
  resumes: Pick<ResumeService, 'loadOriginal'>;
  contacts: Pick<ContactService, 'record'>;
  findPersonal: FindPersonal;
  audit: Pick<AuditService, 'record'>;
}): ExportService {
  /** Best first, as on the screen. */
  async function choose(scope: JobScope, filter: AnalysisFilter, max: number): Promise<string[]> {
    if (filter.ids) await analyses.getRows(scope, filter.ids);
    const { analyses: rows, total } = await analyses.list(scope, {
      ...filter,
      ...byScore,
      limit: max,
    });
    if (total === 0) throw nothing();
    if (total > max) {
      throw new ApiError('invalid', sentence('export-full', { max }));
    }
    return rows.map(({ id }) => id);
  }

  /** `null` if deleted since a filter selected it; an error if requested by id. */
  async function openIfThere(
    scope: JobScope,
    id: string,
    { ids }: AnalysisFilter,
    signal: AbortSignal | undefined,
  ): Promise<OpenedAnalysis | null> {
    try {
      return await analyses.open(scope.organizationId, id, signal);
    } catch (error) {
      const isMissing = error instanceof ApiError && error.code === 'not-found';
      if (ids || !isMissing) throw error;
      const { total } = await analyses.list(scope, { ids: [id], ...byScore, limit: 1 });
      if (total > 0) throw error;
      return null;
    }
  }

  async function jsonResumeText(
    organizationId: OrganizationId,
    { detail, resume }: OpenedAnalysis,
    { candidate, anonymous }: { candidate: DescribedCandidate; anonymous: boolean },
  ): Promise<string> {
    if (anonymous || resume.document.format !== 'json-resume') return asText(jsonResumeOf(candidate));
    const { content } = await resumes.loadOriginal(organizationId, detail.fileId);
    return originalJsonResume(content, candidate, detail.corrections);
  }

  const service: ExportService = {
    async exportChosen(exporter, { of, ...request }, signal) {
      const ids = await analyses.choose(exporter, of);
      if (ids.length === 0) throw nothing();
      return service.export(exporter, { ...request, ids }, signal);
    },

    async export(exporter, { format, anonymous, language, ...filter }, signal) {
      const { organizationId, userId } = exporter;
      const isForPrograms = format === 'json' || format === 'json-resume';
      const candidates: DescribedCandidate[] = [];
      const analysisIds: string[] = [];
      const jsonResumes: string[] = [];
      let jsonLength = 0;
      const max = format === 'pdf' ? limits.printedMax : limits.exportedMax;
      for (const id of await choose(exporter, filter, max)) {
        signal?.throwIfAborted();
        const opened = await openIfThere(exporter, id, filter, signal);
        if (!opened) continue;
        const personal = anonymous ? await findPersonal(organizationId, opened, signal) : null;
        const inLanguage = isForPrograms ? 'en' : language;
        const candidate = describeCandidate(opened.detail, opened.resume, personal, inLanguage);
        candidates.push(candidate);
        analysisIds.push(id);
        if (format !== 'json-resume') continue;
        jsonResumes.push(await jsonResumeText(organizationId, opened, { candidate, anonymous }));
        jsonLength += jsonResumes.at(-1)?.length ?? 0;
        if (jsonLength > longestJson)
          throw new ApiError('invalid', sentence('export-full', { max: jsonResumes.length - 1 }));
      }
      if (candidates.length === 0) throw nothing();
      const madeAt = clock.now();
      const content =
        format === 'json-resume'
          ? asBytes(oneOrList(jsonResumes))
          : await write(candidates, { format, anonymous, language, madeAt });
      await database.transaction(async (transaction) => {
        await contacts.record(transaction, {
          kind: 'export',
          analysisIds,
          organizationId,
          createdBy: userId,
          text: `Exported as ${format}${anonymous ? ', without names' : ''}.`,
          change: { code: 'exported', format, anonymous },
        });
        await audit.record(transaction, {
          action: 'analyses-exported',
          actorId: userId,
          subjectId: null,
          organizationId,
          details: { format, anonymous, candidates: candidates.length },
        });
      });
      const fileName = `candidates-${dayOf(madeAt)}.${endings[format]}`;
      return { fileName, mediaType: mediaTypes[format], content };
    },
  };
  return service;
}

function nothing(): ApiError {
  return new ApiError('invalid', sentence('export-empty'));
}

type Writing = Pick<ExportRequest, 'anonymous' | 'language'> & {
  readonly format: Exclude<ExportFormat, 'json-resume'>;
  readonly madeAt: Date;
};

async function write(
  candidates: readonly DescribedCandidate[],
  { format, anonymous, language, madeAt }: Writing,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = reportWords[language];
  switch (format) {
    case 'csv': {
      const { header, rows } = candidateTable(candidates, { anonymous, words });
      return writeCsv(header, rows);
    }
    case 'xlsx':
      return writeXlsx(candidateTable(candidates, { anonymous, words }), {
        sheet: words.title(null),
        isRightToLeft: reportFormats(language).isRightToLeft,
      });
    case 'json':
      return asBytes(asText({ exportedAt: madeAt.toISOString(), anonymous, candidates }));
    case 'pdf': {
      const { drawReport } = await import('./draw-report.ts');
      return drawReport(candidates, { title: words.title(onlyJob(candidates)), madeAt, language });
    }
  }
}

/** The job of all candidates; `null` if there are several. */
function onlyJob(candidates: readonly DescribedCandidate[]): string | null {
  const jobs = new Set(candidates.map(({ jobTitle }) => jobTitle));
  const [only] = jobs;
  return jobs.size === 1 && only ? only : null;
}

const oneOrList = (texts: readonly string[]): string =>
  texts.length === 1 ? (texts[0] ?? '') : `[\n${texts.join(',\n')}\n]`;

const asBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
