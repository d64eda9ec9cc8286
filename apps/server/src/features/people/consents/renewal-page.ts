import type { Language } from '@winnow/contracts';
import { dayInEmail } from '../../../platform/email/email-frame.ts';
import { escapeHtml } from '../../../platform/http/pages/escape-html.ts';
import { plainPage } from '../../../platform/http/pages/plain-page.ts';
import { renewalPageWords } from './renewal-page-words.ts';
import type { OpenedRequest } from './renewal-service.ts';

/** The page on which a person renews or withdraws their consent, without script. */
export function renewalPage(request: OpenedRequest, token: string): string {
  const { language, senderName, replyTo } = request;
  const words = renewalPageWords[language];
  const body =
    request.state === 'open'
      ? choiceOf(request, token)
      : `<p role="status">${escapeHtml(saidOf(request))}</p>`;
  const questions = `<p class="quiet">${escapeHtml(words.questions(replyTo))}</p>`;
  return plainPage(words.title(senderName), `${body}\n${questions}`, language);
}

/** @param language the browser's language, since the person's is unknown */
export function unknownLinkPage(language: Language): string {
  const { unknownTitle, unknown } = renewalPageWords[language];
  return plainPage(unknownTitle, `<p>${escapeHtml(unknown)}</p>`, language);
}

function choiceOf({ language, senderName, renewedUntil }: OpenedRequest, token: string): string {
  const words = renewalPageWords[language];
  const action = (answer: string) => escapeHtml(`/api/consent/${token}/${answer}`);
  return `<p>${escapeHtml(words.about(senderName))}</p>
<form method="post" action="${action('renew')}">
<h2>${escapeHtml(words.renewHeading)}</h2>
<p>${escapeHtml(words.renew(dayOf(renewedUntil, language)))}</p>
<button>${escapeHtml(words.renewButton)}</button>
</form>
<form method="post" action="${action('withdraw')}">
<h2>${escapeHtml(words.withdrawHeading)}</h2>
<p>${escapeHtml(words.withdraw)}</p>
<p><label><input type="checkbox" required> ${escapeHtml(words.understood)}</label></p>
<button>${escapeHtml(words.withdrawButton)}</button>
</form>`;
}

function saidOf({ state, language, senderName, renewedUntil }: OpenedRequest): string {
  const words = renewalPageWords[language];
  if (state === 'renewed') return words.renewed(senderName, dayOf(renewedUntil, language));
  return state === 'withdrawn' ? words.withdrawn(senderName) : words.expired;
}

const dayOf = (day: string, language: Language): string => dayInEmail(new Date(`${day}T00:00:00Z`), language);
