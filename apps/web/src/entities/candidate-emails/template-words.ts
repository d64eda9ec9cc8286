import type { EmailPurpose, EmailTemplate } from '@winnow/contracts';
import { draftOf, type EmailDraft, emptyDraft } from './email-draft.ts';

/** A template while it is edited. */
export type TemplateWords = {
  readonly name: string;
  readonly purpose: EmailPurpose;
  readonly draft: EmailDraft;
};

/** @param template `null` for a new one */
export function wordsOf(template: EmailTemplate | null): TemplateWords {
  if (!template) return { name: '', purpose: 'other', draft: emptyDraft };
  return { name: template.name, purpose: template.purpose, draft: draftOf(template.texts) };
}
