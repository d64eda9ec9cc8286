import { type Language, languages } from '@winnow/contracts';
import { chooseLanguage } from '../../../platform/http/pages/choose-language.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { writeMessagePage } from './apply-view.ts';
import { applyWords } from './apply-words.ts';
import { pageStyleHash } from './page-style.ts';

function languageOf(context: RequestContext): Language {
  const accepted = context.req.header('accept-language');
  const chosen = chooseLanguage({ named: undefined, kept: undefined, accepted }, languages);
  return languages.find((language) => language === chosen) ?? 'en';
}

/** A page with its own security policy: no scripts, and only the embedded form may be framed. */
export function answer(
  context: RequestContext,
  html: string,
  status: 200 | 404 | 410 | 413 | 422 | 429 | 503,
  isFramed: boolean,
): Response {
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    `style-src '${pageStyleHash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? '*' : "'none'"}`,
  ];
  context.header('content-security-policy', policy.join('; '));
  // With `no-referrer`, browsers would send the form without saying that it is ours.
  context.header('referrer-policy', 'same-origin');
  context.header('cache-control', 'no-store');
  return context.html(html, status);
}

export function linkTo(path: string, words: string): string {
  return `<p><a href="${path}">${words}</a></p>`;
}

/** The page for an unknown address. */
export function answerMissing(context: RequestContext, isFramed: boolean): Response {
  const language = languageOf(context);
  const words = applyWords[language];
  const page = { heading: words.missing, lines: [words.missingWords] };
  return answer(context, writeMessagePage(language, isFramed, page), 404, isFramed);
}
