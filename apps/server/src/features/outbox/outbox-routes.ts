import { getCookie, setCookie } from 'hono/cookie';
import type { Outbox, OutboxEmail } from '../../platform/email/outbox-transport.ts';
import { comesFromThisMachine, type Reach } from '../../platform/http/guards/this-machine.ts';
import { escapeHtml } from '../../platform/http/pages/escape-html.ts';
import { plainPage } from '../../platform/http/pages/plain-page.ts';
import type { App } from '../../platform/http/request-context.ts';
import { isSame, passOf } from './outbox-key.ts';

export const outboxPath = '/dev/outbox';

const shownEmails = 50;
const cookieName = 'winnow_outbox';

/**
 * Shows the emails that were not sent, on a server that only its own machine reaches: they contain sign-in links. The
 * printed link carries the key; the browser then keeps a cookie instead.
 */
export function mountOutbox(app: App, outbox: Outbox, key: string, reach: Reach): void {
  app.get(outboxPath, async (context) => {
    if (!comesFromThisMachine(context, reach)) return context.text('Not found', 404);
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
    if (isSame(context.req.query('key'), key)) {
      setCookie(context, cookieName, passOf(key), { path: outboxPath, httpOnly: true, sameSite: 'Strict' });
      return context.redirect(outboxPath, 303);
    }
    if (!isSame(getCookie(context, cookieName), passOf(key))) {
      return context.html(plainPage('Outbox', howToOpen), 401);
    }
    const emails = await outbox.listEmails(shownEmails);
    const body = emails.length > 0 ? emails.map(article).join('\n') : '<p>No emails yet.</p>';
    return context.html(plainPage('Outbox', body));
  });
}

const howToOpen = `<p>Open the outbox with the link in the console of the server. Winnow printed it when it started, after <code>Emails:</code>.</p>
<p class="quiet">The link works in every browser on this machine until the server stops. Each start prints a new one.</p>`;

function article({ to, subject, date, text }: OutboxEmail): string {
  return `<article><h2>${escapeHtml(subject)}</h2>
<p class="quiet">To ${escapeHtml(to)}, ${escapeHtml(date)}</p>
<pre>${escapeHtml(text)}</pre></article>`;
}
