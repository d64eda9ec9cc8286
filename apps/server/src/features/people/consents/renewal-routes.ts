import { type Language, languages } from '@winnow/contracts';
import { createRateLimit } from '../../../platform/http/guards/rate-limit.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { chooseLanguage } from '../../../platform/http/pages/choose-language.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { renewalPage, unknownLinkPage } from './renewal-page.ts';
import type { OpenedRequest, RenewalAnswer, RenewalService } from './renewal-service.ts';

const path = '/api/consent/:token';
const limitPerMinute = 30;

/** Answer by the last part of the path. */
const answers: Readonly<Record<string, RenewalAnswer | undefined>> = {
  renew: 'renewed',
  withdraw: 'withdrawn',
};

/**
 * The page behind the link of a renewal email, with two forms that work without scripts. Opening it changes nothing,
 * since mail programs prefetch links.
 */
export function mountRenewals(
  { app, openLimiter }: Api,
  { consentRenewals }: { readonly consentRenewals: Pick<RenewalService, 'open' | 'answer'> },
): void {
  const limit = createRateLimit({ method: 'GET', path, limitPerMinute, isShared: true }, openLimiter);
  app.get(path, async (context) => {
    await limit(context.get('address'));
    const token = context.req.param('token');
    return show(context, token, await consentRenewals.open(token));
  });
  app.post(`${path}/:answer`, async (context) => {
    await limit(context.get('address'));
    const token = context.req.param('token');
    const answer = answers[context.req.param('answer')];
    const request = answer ? await consentRenewals.answer(token, answer) : null;
    if (!request) return show(context, token, null);
    // Redirects to a page with the result, so that reloading it doesn't submit the form again.
    return context.redirect(path.replace(':token', encodeURIComponent(token)), 303);
  });
}

function show(context: RequestContext, token: string, request: OpenedRequest | null): Response {
  // The form's origin can be checked, and no other site learns the link.
  context.header('referrer-policy', 'same-origin');
  context.header('x-robots-tag', 'noindex');
  if (request) return context.html(renewalPage(request, token)) as Response;
  return context.html(unknownLinkPage(languageOf(context)), 404) as Response;
}

function languageOf(context: RequestContext): Language {
  const accepted = context.req.header('accept-language');
  const chosen = chooseLanguage({ named: undefined, kept: undefined, accepted }, languages);
  return languages.find((each) => each === chosen) ?? 'en';
}
