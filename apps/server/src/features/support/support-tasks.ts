import type { Queue } from '../../platform/tasks/queue.ts';
import type { SupportServices } from './support-services.ts';
import { clearAttachments, notifyAsker, notifySupport } from './support-task-values.ts';

export function handleSupportTasks(queue: Queue, { emails, attachments }: SupportServices): void {
  queue.handle(notifySupport, ({ messageId }) => emails.notifySupport(messageId));
  queue.handle(notifyAsker, ({ messageId, sender }) => emails.notifyAsker(messageId, sender ?? null));
  queue.handle(clearAttachments, () => attachments.removeUnsent());
  queue.schedule(clearAttachments, '17 3 * * *', {});
}
