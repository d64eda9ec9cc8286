import PostalMime, { type Email } from 'postal-mime';
import { limits } from '../limits.ts';
import { type Refusal, refuse } from '../read-outcome.ts';
import { readAuthenticationResults, type SenderChecks } from './authentication-results.ts';

/** An attachment of an email. */
export type EmailAttachment = {
  /** One line without folders. */
  readonly name: string;
  readonly mediaType: string;
  /** A picture that is part of the text or of a signature, not a separate file. */
  readonly isInline: boolean;
  /** `null` for a file that is too large. */
  readonly bytes: Uint8Array | null;
};

export type ReadEmail = {
  /** As written, including the angle brackets. */
  readonly messageId: string | null;
  readonly from: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  /** Date and time of its `Date` header, in ISO 8601. */
  readonly sentAt: string | null;
  /** Results in the topmost `Authentication-Results` header; whether that server can be trusted is not checked here. */
  readonly checks: SenderChecks | null;
  readonly attachments: readonly EmailAttachment[];
  /** Attachments beyond the limit. */
  readonly leftOut: number;
  /** Why the attachments could not be determined. */
  readonly problem: 'too-complex' | null;
};

export type EmailOutcome = { readonly ok: true; readonly email: ReadEmail } | Refusal;

/** Maximum depth of nested emails, such as an email forwarded as a file. */
const maxDepth = 3;
const mimeLimits = { maxNestingDepth: 60, maxHeadersSize: 2 * 1024 ** 2, maxRfc822NestingDepth: maxDepth };

/**
 * Reads an email in its transmitted form (RFC 5322). Never throws: for an email that is too complex, the fields of its
 * header are still returned.
 * @param scope `header` if the bytes contain only the beginning of the email
 */
export async function readEmail(
  bytes: Uint8Array,
  scope: 'whole' | 'header' = 'whole',
): Promise<EmailOutcome> {
  if (scope === 'whole') {
    try {
      const email = await PostalMime.parse(bytes, mimeLimits);
      const attachments = await listAttachments(email, 1);
      const kept = attachments.slice(0, limits.email.attachments);
      const leftOut = attachments.length - kept.length;
      return { ok: true, email: { ...describe(email), attachments: kept, leftOut, problem: null } };
    } catch {
      // Nested too deep, or its headers are too long. Its first lines are read below.
    }
  }
  try {
    const email = await PostalMime.parse(beginningOf(bytes), mimeLimits);
    const problem = scope === 'whole' ? ('too-complex' as const) : null;
    return { ok: true, email: { ...describe(email), attachments: [], leftOut: 0, problem } };
  } catch {
    return refuse('corrupt');
  }
}

/** The header, or as much of it as fits the limit. */
function beginningOf(bytes: Uint8Array): Uint8Array {
  const head = Buffer.from(bytes.subarray(0, limits.email.headerBytes)).toString('latin1');
  const end = /\r?\n\r?\n/.exec(head)?.index ?? head.lastIndexOf('\n');
  const lines = (end > 0 ? head.slice(0, end) : head).split(/\r?\n/).slice(0, maxLines);
  // Without a content type, the parser looks for no parts.
  const kept = lines.filter((line) => !/^content-type:/i.test(line));
  return Buffer.from(`${kept.join('\r\n')}\r\n\r\n`, 'latin1');
}

const maxLines = 2_000;

function describe(email: Email): Omit<ReadEmail, 'attachments' | 'leftOut' | 'problem'> {
  const { messageId, from, subject = '', date } = email;
  const sender = from?.group ? from.group[0] : from;
  const top = email.headers.find(({ key }) => key === 'authentication-results');
  return {
    messageId: messageId ? oneLine(messageId, limits.email.idCharacters) : null,
    from: sender
      ? {
          name: oneLine(sender.name, limits.email.nameCharacters),
          address: oneLine(sender.address ?? '', limits.email.nameCharacters),
        }
      : null,
    subject: oneLine(subject, limits.email.subjectCharacters),
    sentAt: momentOf(date),
    checks: top ? readAuthenticationResults(top.value) : null,
  };
}

function momentOf(date: string | undefined): string | null {
  const at = new Date(date ?? '');
  const year = at.getUTCFullYear();
  return year >= 1970 && year < 10_000 ? at.toISOString() : null;
}

async function listAttachments(email: Email, depth: number): Promise<EmailAttachment[]> {
  const found: EmailAttachment[] = [];
  for (const { filename, mimeType, disposition, related, contentId, content } of email.attachments) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    if (mimeType === 'message/rfc822' && depth < maxDepth) {
      const inner = await PostalMime.parse(bytes, mimeLimits).catch(() => null);
      if (inner) {
        found.push(...(await listAttachments(inner, depth + 1)));
        continue;
      }
    }
    const isPicture = mimeType.startsWith('image/');
    found.push({
      name: nameOf(filename, mimeType),
      mediaType: oneLine(mimeType, limits.email.nameCharacters),
      isInline: isPicture && (related === true || disposition === 'inline' || contentId !== undefined),
      bytes: bytes.length > limits.archiveBytes ? null : bytes,
    });
    // Many are counted but not kept.
    if (found.length > limits.email.countedAttachments) break;
  }
  return found;
}

/** The last segment of a possible path, as plain text. */
function nameOf(given: string | null, mediaType: string): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const name = oneLine(last, limits.email.nameCharacters);
  if (name !== '' && name !== '.' && name !== '..') return name;
  const extension = extensions[mediaType];
  return extension ? `attachment.${extension}` : 'attachment';
}

/** For files without a name. */
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  'text/html': 'html',
  'application/zip': 'zip',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Plain text without control characters and without marks that change the text direction. */
function oneLine(given: string, max: number): string {
  return given
    .slice(0, max * 4)
    .toWellFormed()
    .replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();
}
