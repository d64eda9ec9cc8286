import {
  apiKeyLimits,
  apiKeyPrefix,
  type ErrorCode,
  errorCodes,
  limits,
  statusByCode,
} from '@winnow/contracts';
import { escapeHtml } from '../escape-html.ts';

const wordsByCode: Readonly<Record<ErrorCode, string>> = {
  'bad-request': 'Correct the request: it is not what the call takes.',
  'not-signed-in': 'Send an access token or an API key that works.',
  'insufficient-credits': 'Buy credits or send fewer files.',
  forbidden: 'Your role doesn’t allow it, or the API key lacks a scope: the message says which.',
  'second-factor-required': 'Finish the login with the second factor.',
  'recent-sign-in-required': 'Log in again.',
  'single-sign-on-required': 'Log in by the single sign-on of the organization.',
  'operator-address-unproved': 'Verify the email address of the operator.',
  'operator-second-factor-required': 'Log in with two-step login.',
  'operator-sign-in-required': 'Log in again as an operator.',
  'organization-suspended': 'The organization is suspended. Contact support.',
  'not-found': 'It doesn’t exist, or it belongs to another organization.',
  'no-such-organization': 'X-Organization names an organization that you don’t belong to.',
  'method-not-allowed': 'Use a method that the header Allow names.',
  'request-timeout': 'Send the request again, faster.',
  conflict: 'Read what is there now, merge, and send again.',
  'no-room': 'Delete something first.',
  'spending-limit': 'Ask an admin for a higher limit.',
  'no-seat': 'Ask an admin for a seat.',
  'too-large': 'Send less.',
  'unsupported-media-type': 'Send the media type that the call takes.',
  invalid: 'Correct the fields in errors.',
  unreadable: 'Correct the file by its reason.',
  'too-many-requests': 'Wait for the seconds in Retry-After.',
  unexpected: 'Try again; if it stays, contact support with the requestId.',
  busy: 'Try again after Retry-After.',
  unavailable: 'Try again after Retry-After.',
  'read-only': 'Try again later: the server accepts no changes now.',
  'out-of-space': 'Try again later, or tell the operator.',
};

/** Introduction that applies to every call. */
export function writeIntroduction(version: string): string {
  const errors = errorCodes.map(
    (code) =>
      `<tr><td>${statusByCode[code]}</td><td><code>${code}</code></td><td>${escapeHtml(wordsByCode[code])}</td></tr>`,
  );
  const number = (value: number) => value.toLocaleString('en');
  return `<p>Every call of Winnow ${escapeHtml(version)}, with its fields and an example. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<section aria-labelledby="basics"><h2 id="basics">What holds of every call</h2>
<p>Send <code>Authorization: Bearer …</code> with the access token of a user, or with an API key (<code>${apiKeyPrefix}…</code>), which an owner or an admin creates in the settings of the organization. A key makes the calls of its scopes.</p>
<p>A success is <code>{ "data": …, "message"?: … }</code>, everything else an <a href="#errors">error</a>. Times are UTC in ISO 8601.</p>
<p>Lists return <code>nextCursor</code>: pass it back as <code>cursor</code> until it is null. Calls that spend credits or start work take an <code>idempotencyKey</code>: repeated with the same key they answer the same and do nothing twice.</p>
<p>A user may make ${number(limits.callsPerMinute)} calls a minute of each kind, an API key ${number(apiKeyLimits.callsPerMinute)} in all, fewer where a call is expensive. <code>RateLimit</code> and <code>RateLimit-Policy</code> say what is left.</p>
</section>
<section aria-labelledby="errors"><h2 id="errors">Errors</h2>
<p>Decide by <code>code</code>; show <code>message</code> and <code>errors</code> to people; quote <code>requestId</code> when you ask for help. <a href="/api/docs/objects#Error">All fields</a></p>
<table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">What to do</th></tr></thead><tbody>${errors.join('')}</tbody></table>
</section>`;
}
