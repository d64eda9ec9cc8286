import { isLoopback } from '../../platform/http/guards/client-address.ts';
import { escapeHtml } from '../../platform/http/pages/escape-html.ts';
import { plainPage } from '../../platform/http/pages/plain-page.ts';
import type { App, RequestContext } from '../../platform/http/request-context.ts';
import type { Outbox, OutboxLetter } from '../../platform/mail/outbox-mail.ts';

const shownLetters = 50;

/** Shows the outbox to whoever sits at the machine: letters hold links that sign people in. */
export function mountOutbox(app: App, outbox: Outbox): void {
  app.get('/dev/outbox', async (context) => {
    if (!comesFromThisMachine(context)) return context.text('Not found', 404);
    const letters = await outbox.listLetters(shownLetters);
    const body =
      letters.length > 0 ? letters.map(article).join('\n') : '<p>No letter has been written yet.</p>';
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
    return context.html(plainPage('Outbox', body));
  });
}

/**
 * The connection and the name it was made to are both loopback. The name matters, since a page elsewhere can point
 * a name of its own at 127.0.0.1; and a proxy on this machine makes everybody look local.
 */
function comesFromThisMachine(context: RequestContext): boolean {
  const forwarded = context.req.header('x-forwarded-for') ?? context.req.header('forwarded');
  const name = URL.parse(`http://${context.req.header('host') ?? ''}`)?.hostname ?? '';
  const localName = name === 'localhost' || isLoopback(name.replace(/^\[|\]$/g, ''));
  return forwarded === undefined && localName && isLoopback(context.get('address'));
}

function article({ to, subject, date, text }: OutboxLetter): string {
  return `<article><h2>${escapeHtml(subject)}</h2>
<p class="quiet">To ${escapeHtml(to)}, ${escapeHtml(date)}</p>
<pre>${escapeHtml(text)}</pre></article>`;
}
