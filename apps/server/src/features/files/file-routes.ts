import {
  deleteFiles,
  downloadFile,
  getFileAllowance,
  getFilesDue,
  labelSource,
  listFiles,
  listSourceLabels,
  type OrganizationId,
  processFile,
  uploadFile,
} from '@winnow/contracts';
import { userRequester } from '../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { mountDownload } from '../../platform/http/mount-download.ts';
import type { FileAllowanceService } from './file-allowance.ts';
import { type FileContext, presentFile, presentUpload } from './file-view.ts';
import { daysAfter, noticeDaysOf, sentAt } from './notice-days.ts';
import type { ResumeLine, ResumeService } from './resume-service.ts';
import type { SourceService } from './source-service.ts';

/** What the routes of files ask of other features. */
export type FileSurroundings = {
  countAnalyses(
    organizationId: OrganizationId,
    fileIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** The retention period in days. */
  retentionDays(organizationId: OrganizationId): Promise<number>;
  /** Deletion dates set for single people, by person, and whether a consent allows them to exceed the retention period. */
  listKeptDays(
    organizationId: OrganizationId,
    personIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly day: string; readonly isAgreed: boolean }>>;
  remove(member: Member, fileIds: readonly string[]): Promise<number>;
  allowance: Pick<FileAllowanceService, 'describe'>;
  sources: SourceService;
  clock: Clock;
};

export function mountFiles(api: Api, resumes: ResumeService, surroundings: FileSurroundings): void {
  async function contextsOf(organizationId: OrganizationId, held: readonly ResumeLine[]) {
    const retentionDays = await surroundings.retentionDays(organizationId);
    const counts = await surroundings.countAnalyses(
      organizationId,
      held.map(({ id }) => id),
    );
    const days = await surroundings.listKeptDays(
      organizationId,
      held.map(({ personId }) => personId),
    );
    return ({ id, personId, createdAt }: ResumeLine): FileContext => {
      const kept = days.get(personId);
      const isEarlier = kept !== undefined && kept.day < dayOf(daysAfter(createdAt, retentionDays));
      const keepUntil = kept && (isEarlier || kept.isAgreed) ? kept.day : null;
      return { analysisCount: counts.get(id) ?? 0, retentionDays, keepUntil };
    };
  }

  mount(api, uploadFile, async ({ caller, input, files: { file }, signal }) => {
    const outcomes = await resumes.upload(caller, file, { signal, ...input });
    const held = outcomes.flatMap((outcome) => ('resume' in outcome ? outcome.resume : []));
    const contextOf = await contextsOf(caller.organizationId, held);
    const files = outcomes.map((outcome) => presentUpload(outcome, contextOf));
    return { data: { files } };
  });

  /** The upload times of files whose retention period ends soon, how many days ahead that is, and the period in days. */
  async function lookAhead(organizationId: OrganizationId) {
    const retentionDays = await surroundings.retentionDays(organizationId);
    const noticeDays = noticeDaysOf(retentionDays);
    const until = sentAt(daysAfter(surroundings.clock.now(), noticeDays), retentionDays);
    // Overdue files are deleted the next night. Without notice days the range is empty.
    return { retentionDays, noticeDays, sent: { after: noticeDays === 0 ? until : new Date(0), until } };
  }

  mount(api, listFiles, async ({ caller, input: { ids: named, due, source, sourceLabel, ...page } }) => {
    const ids = named?.split(',');
    const sent = due && (await lookAhead(caller.organizationId)).sent;
    const {
      resumes: held,
      nextCursor,
      total,
    } = await resumes.list(caller.organizationId, {
      ...page,
      ids,
      sent,
      source: { source, sourceLabel },
    });
    const contextOf = await contextsOf(caller.organizationId, held);
    return { data: { files: held.map((each) => presentFile(each, contextOf(each))), nextCursor, total } };
  });

  mount(api, getFilesDue, async ({ caller }) => {
    const { retentionDays, noticeDays, sent } = await lookAhead(caller.organizationId);
    const { files, firstSentAt } = await resumes.measureSent(caller.organizationId, sent);
    const firstAt = firstSentAt && daysAfter(firstSentAt, retentionDays).toISOString();
    return { data: { files, firstAt, noticeDays } };
  });

  mount(api, getFileAllowance, async ({ caller }) => ({
    data: await surroundings.allowance.describe(caller.organizationId),
  }));

  mount(api, processFile, async ({ caller, input: { id }, signal }) => {
    const { row } = await resumes.read(userRequester(caller.organizationId, signal), id);
    const contextOf = await contextsOf(caller.organizationId, [row]);
    return { data: presentFile(row, contextOf(row)) };
  });

  mount(api, listSourceLabels, async ({ caller }) => ({
    data: await surroundings.sources.listLabels(caller.organizationId),
  }));

  mount(api, labelSource, async ({ caller, input: { ids, label } }) => ({
    data: await surroundings.sources.label(caller.organizationId, ids, label),
  }));

  mount(api, deleteFiles, async ({ caller, input: { ids } }) => ({
    data: { deleted: await surroundings.remove(caller, ids) },
  }));

  mountDownload(api, downloadFile, async ({ caller, input: { id } }) => {
    const { resume, content } = await resumes.loadOriginal(caller.organizationId, id);
    const mediaType = isPdf(content) ? 'application/pdf' : 'application/octet-stream';
    return { fileName: resume.fileName, mediaType, content: Uint8Array.from(content) };
  });
}

/** By content: the name is untrusted text. */
function isPdf([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x25 && second === 0x50 && third === 0x44 && fourth === 0x46;
}
