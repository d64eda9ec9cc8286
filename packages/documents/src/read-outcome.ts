import type { TextDocument } from '@winnow/document-model';
import type { Resume } from '@winnow/engine';

/** Why a document cannot be read. Other packages store and show these names, so they never change. */
export type RefusalReason =
  | 'no-text'
  | 'encrypted'
  | 'corrupt'
  | 'unsupported'
  | 'misnamed'
  | 'too-large'
  | 'timeout';

/** A document that cannot be read: a stable reason, and a sentence that tells the user what to do. */
export type Refusal = { readonly ok: false; readonly reason: RefusalReason; readonly message: string };

/** A document, or the reason why it cannot be read. */
export type ReadOutcome = { readonly ok: true; readonly document: TextDocument } | Refusal;

/** A document read as a resume, which contains it. */
export type ResumeOutcome = { readonly ok: true; readonly resume: Resume } | Refusal;

const messages: Readonly<Record<RefusalReason, string>> = {
  'no-text':
    'This file holds no readable text, or hardly any. If it is a scan or a picture, please upload the original document.',
  encrypted: 'This file is protected by a password. Please remove the password and upload it again.',
  corrupt: 'This file is damaged or incomplete. Please open it, save a fresh copy and upload that.',
  unsupported: 'This kind of file cannot be read. Please upload a PDF, a Word document or plain text.',
  misnamed:
    'This file is not what its name says, or it is damaged. Please open it, save it as a PDF, a Word document or plain text and upload that.',
  'too-large': 'This file is too large or unpacks to too much. Please upload a smaller copy of it.',
  timeout:
    'This file took too long to read. Please try it again, or save a simpler copy of it and upload that.',
};

/** A refusal with the default sentence for its reason, or a custom one. */
export function refuse(reason: RefusalReason, message: string = messages[reason]): Refusal {
  return { ok: false, reason, message };
}
