import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError, sentence } from '@winnow/contracts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { UploadedFile } from '../../platform/http/read-form.ts';
import { type Storage, StorageKeyMissing } from '../../platform/storage/storage.ts';
import type { FileAllowanceService } from '../files/file-allowance.ts';
import { NoRoomError } from '../files/no-room.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';
import {
  type AttachmentRow,
  bindAttachments,
  findAttachment,
  insertAttachment,
  listAttachments,
  listAttachmentsAround,
  removeUnsentBefore,
} from './attachment-repository.ts';

export type AttachmentService = ReturnType<typeof createAttachmentService>;

type Dependencies = {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly allowance: Pick<FileAllowanceService, 'findFullLimit' | 'keep'>;
};

type Uploader = Pick<Caller, 'userId' | 'operatorStanding'>;

const unsentKeptMs = dayMs;

/** Files attached to support messages. They are stored and returned, never opened. */
export function createAttachmentService({ database, storage, clock, allowance }: Dependencies) {
  return {
    /** @throws NoRoomError above a user's storage limit; operators have none */
    async upload(
      { userId: ownerId, operatorStanding }: Uploader,
      file: UploadedFile,
    ): Promise<AttachmentRow> {
      const isOperator = operatorStanding === 'ready';
      const attachment = {
        id: randomUUID(),
        ownerId,
        messageId: null,
        fileName: file.fileName.slice(0, 200),
        bytes: file.bytes,
        createdAt: clock.now(),
      };
      const key = attachmentKey(attachment.id);
      const keep = async () => {
        await storage.save(key, await readFile(file.path));
        if (isOperator) return insertAttachment(database, attachment);
        await allowance.keep(personalOrganizationOf(ownerId), file.bytes, (transaction) =>
          insertAttachment(transaction, attachment),
        );
      };
      const full = isOperator
        ? null
        : await allowance.findFullLimit(personalOrganizationOf(ownerId), file.bytes);
      if (full) throw new NoRoomError(full);
      await keep().catch(async (error: unknown) => {
        await storage.remove(key);
        throw error;
      });
      return attachment;
    },

    /** @throws ApiError `invalid` if one of them belongs to another user, was already sent, or doesn't exist */
    async bind(on: Queryable, ownerId: string, messageId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      const bound = await bindAttachments(on, ownerId, messageId, ids);
      if (bound < new Set(ids).size) {
        const message = sentence('attachment-gone');
        throw new ApiError('invalid', message, { errors: { attachmentIds: [message] } });
      }
    },

    async listByMessage(messageIds: readonly string[]): Promise<ReadonlyMap<string, AttachmentRow[]>> {
      if (messageIds.length === 0) return new Map();
      const found = await listAttachments(database, messageIds);
      return Map.groupBy(found, ({ messageId }) => messageId ?? '');
    },

    /** @throws ApiError `not-found` unless the caller sent or received it, or is an operator */
    async load({ userId, operatorStanding }: Caller, id: string) {
      const isOperator = operatorStanding === 'ready';
      const found = await findAttachment(database, id);
      const missing = new ApiError('not-found', 'There is no such file.');
      if (!found) throw missing;
      const isOwn = [found.attachment.ownerId, found.askerId].includes(userId);
      if (!isOwn && !isOperator) throw missing;
      const content = await storage.load(attachmentKey(id)).catch((error: unknown) => {
        throw error instanceof StorageKeyMissing ? missing : error;
      });
      // An operator reads the files of others, which the caller records.
      return { ...found, isOwn, content };
    },

    async listFilesOf(userId: string) {
      const attachments = await listAttachmentsAround(database, userId);
      return attachments.map(({ id, fileName }) => ({ key: attachmentKey(id), name: fileName }));
    },

    /** Removes files that were uploaded and never sent. */
    async removeUnsent(): Promise<void> {
      const before = new Date(clock.now().getTime() - unsentKeptMs);
      for (const id of await removeUnsentBefore(database, before)) await storage.remove(attachmentKey(id));
    },
  };
}

/** Storage key of an attachment. */
export function attachmentKey(id: string): string {
  return `support/${id}`;
}
