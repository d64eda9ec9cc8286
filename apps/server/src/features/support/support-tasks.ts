import type { Queue } from '../../platform/tasks/queue.ts';
import type { SupportServices } from './support-services.ts';
import { clearAttachments, tellAsker, tellSupport } from './support-task-values.ts';

export function handleSupportTasks(queue: Queue, { emails, attachments }: SupportServices): void {
  queue.handle(tellSupport, ({ messageId }) => emails.tellSupport(messageId));
  queue.handle(tellAsker, ({ messageId, sender }) => emails.tellAsker(messageId, sender ?? null));
  queue.handle(clearAttachments, () => attachments.removeUnsent());
  queue.schedule(clearAttachments, '17 3 * * *', {});
}
