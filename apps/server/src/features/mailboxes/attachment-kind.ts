import type { AttachmentReason } from '@winnow/contracts';
import { extensionOf, formatsOfExtension } from '@winnow/document-model';
import type { EmailAttachment } from '@winnow/documents/processes';

export type AttachmentKind =
  | { readonly is: 'file' | 'archive' }
  | { readonly is: 'skipped'; readonly reason: AttachmentReason };

/** Whether an attachment may be a resume, by its name and type alone. */
export function findAttachmentKind({
  name,
  mediaType,
  isInline,
}: Pick<EmailAttachment, 'name' | 'mediaType' | 'isInline'>): AttachmentKind {
  if (isInline) return { is: 'skipped', reason: 'inline-picture' };
  if (mediaType === 'application/ms-tnef' || name.toLowerCase() === 'winmail.dat')
    return { is: 'skipped', reason: 'winmail' };
  const extension = extensionOf(name);
  if (extension === 'zip') return { is: 'archive' };
  return formatsOfExtension(extension) ? { is: 'file' } : { is: 'skipped', reason: 'not-a-resume' };
}
