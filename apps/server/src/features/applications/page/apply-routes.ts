import { ApiError, limits, organizationId } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { forOrganization } from '../../../platform/database/scope.ts';
import { signalOf } from '../../../platform/http/data-api.ts';
import { createConcurrencyLimiter } from '../../../platform/http/guards/concurrency-limiter.ts';
import { createRateLimit } from '../../../platform/http/guards/rate-limit.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { readForm } from '../../../platform/http/read-form.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { EmailBudget } from '../../limits/email-budget.ts';
import type { OrganizationService } from '../../organizations/organization-service.ts';
import { type ApplyPageService, type ShownJob, takesApplications, todayOf } from '../apply-page-service.ts';
import { readSubmission } from '../read-submission.ts';
import type { ReceiveApplication } from '../receive-application.ts';
import type { Receipts } from '../withdraw-application.ts';
import { answer, answerMissing, linkTo } from './answer-page.ts';
import {
  type ApplyView,
  applyPath,
  type FormState,
  freshForm,
  noticeOf,
  trapField,
  writeApplyPage,
  writeMessagePage,
} from './apply-view.ts';
import { applyWords } from './apply-words.ts';
import { feedMax, writeJsonFeed, writeXmlFeed } from './feeds.ts';
import { writeDay } from './lay-out-page.ts';
import {
  mountSelfReports,
  type SelfReportUses,
  writeQuestions,
  writeQuestionsOfReceipt,
} from './self-report-routes.ts';
import { drawShareImage } from './share-image.ts';

export type ApplyPageUses = SelfReportUses & {
  readonly applyPages: Pick<ApplyPageService, 'find' | 'listOpen'>;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly organizations: Pick<OrganizationService, 'getRetentionDays'>;
  readonly emailBudget: Pick<EmailBudget, 'senderOf'>;
  readonly receiveApplication: ReceiveApplication;
  readonly receipts: Receipts;
};

/** Files above the limit are received up to this size, so that the form keeps its values. */
const receivedBytes = limits.fileBytes * 2;
const retrySeconds = 600;

/** Applications from one address, behind which a whole university may sit, and for one job. */
const addressLimit = { method: 'POST', path: '/apply', limitPerMinute: 20, limitPerDay: 300 } as const;
const jobLimit = { method: 'POST', path: '/apply of a job', limitPerMinute: 60, limitPerDay: 3_000 } as const;
const imageLimit = { method: 'GET', path: '/apply image', limitPerMinute: 60 } as const;
const readLimit = { method: 'GET', path: '/apply', limitPerMinute: 600 } as const;

/** Serves the public pages of jobs, their feeds and the links of confirmation emails: HTML without script. */
export function mountApplyPages(api: Api, uses: ApplyPageUses): void {
  const { app } = api;
  const limitAddress = createRateLimit(addressLimit, api.openLimiter);
  const limitJob = createRateLimit(jobLimit, api.openLimiter);
  const limitImages = createRateLimit(imageLimit, api.openLimiter);
  const limitReads = createRateLimit(readLimit, api.openLimiter);
  const uploads = createConcurrencyLimiter({ ofOne: 4, ofAll: 40, retryAfterSeconds: 10 });

  app.get('/apply/feeds/:file', async (context) => {
    await limitReads(context.get('address'));
    return serveFeed(context, uses);
  });
  app.get('/apply/receipt/:receipt', (context) => showReceipt(context));
  app.post('/apply/receipt/:receipt', (context) => withdraw(context));
  mountSelfReports(api, uses);
  for (const isFramed of [false, true]) {
    const path = applyPath(':slug', isFramed);
    app.get(path, (context) => show(context, isFramed));
    app.post(path, (context) => receive(context, isFramed));
    app.get(`${path}/thanks`, (context) => thank(context, isFramed));
  }
  app.get('/apply/:slug/image.png', (context) => showImage(context));

  async function show(context: RequestContext, isFramed: boolean): Promise<Response> {
    await limitReads(context.get('address'));
    const shown = await find(context);
    if (!shown) return answerMissing(context, isFramed);
    const isOpen = takesApplications(shown, todayOf(uses.clock));
    const isPreview = !isOpen && context.req.query('preview') !== undefined;
    if (!isOpen && !isPreview) return answerClosed(context, shown, isFramed);
    return answer(
      context,
      writeApplyPage(await viewOf(shown, isFramed, isPreview), freshForm),
      200,
      isFramed,
    );
  }

  async function showImage(context: RequestContext): Promise<Response> {
    await limitImages(context.get('address'));
    const shown = await find(context);
    if (!shown) return context.text('Not found', 404);
    const picture = await drawShareImage(shown);
    return context.body(picture, 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      // Pages of other sites show it beside the link.
      'cross-origin-resource-policy': 'cross-origin',
    });
  }

  async function receive(context: RequestContext, isFramed: boolean): Promise<Response> {
    const shown = await find(context);
    if (!shown) return answerMissing(context, isFramed);
    if (!takesApplications(shown, todayOf(uses.clock))) return answerClosed(context, shown, isFramed);
    const words = applyWords[shown.page.language];
    try {
      await limitAddress(context.get('address'));
      await limitJob(shown.page.jobId);
      if (api.isReadOnly) throw new ApiError('read-only', words.busy);
      const leave = uploads.take(context.get('address'));
      try {
        return await take(context, shown, isFramed);
      } finally {
        leave();
      }
    } catch (error) {
      const refusal = describeRefusal(error);
      if (!refusal) throw error;
      if (refusal.status === 429 || refusal.status === 503)
        context.header('retry-after', String(retrySeconds));
      if ('file' in refusal || 'general' in refusal) {
        const state = { ...freshForm, ...refusal };
        return answer(
          context,
          writeApplyPage(await viewOf(shown, isFramed, false), state),
          refusal.status,
          isFramed,
        );
      }
      return answer(
        context,
        writeMessagePage(shown.page.language, isFramed, {
          heading: words.errorHeading,
          lines: [words[refusal.words]],
          below: linkTo(applyPath(shown.page.slug, isFramed), words.back),
        }),
        refusal.status,
        isFramed,
      );
    }
  }

  async function take(context: RequestContext, shown: ShownJob, isFramed: boolean): Promise<Response> {
    await api.requireDiskRoom();
    const view = await viewOf(shown, isFramed, false);
    const again = (state: Partial<FormState>, typed: FormState['typed']) =>
      answer(context, writeApplyPage(view, { ...freshForm, typed, ...state }), 422, isFramed);
    const form = await readForm(context, ['resume'], api.uploadFolder, receivedBytes);
    try {
      const { [trapField]: trap = '', ...typed } = form.fields;
      // Some browsers autofill hidden fields: the form is shown again instead of dropped.
      if (trap !== '') return again({ general: 'again' }, typed);
      const read = readSubmission(typed, shown.page.questions);
      const file = form.files.resume;
      const errors = { ...(!read.ok && read.errors) };
      if (!file || file.bytes === 0) {
        const isNamed = (file?.fileName ?? '') !== '';
        return again(
          isNamed ? { errors, file: 'empty' } : { errors: { ...errors, resume: 'file-required' } },
          typed,
        );
      }
      if (file.bytes > limits.fileBytes) return again({ errors, file: 'too-large' }, typed);
      if (!read.ok) return again({ errors }, typed);
      const received = await forOrganization(shown.page.organizationId, () =>
        uses.receiveApplication(shown, {
          submission: read.submission,
          file,
          notice: noticeOf(view),
          sender: uses.emailBudget.senderOf(context.get('address')),
          signal: signalOf(context),
        }),
      );
      if (!received.ok && received.file === null) return answerClosed(context, shown, isFramed);
      if (!received.ok) return again({ file: received.file }, typed);
      const { organizationId: of } = shown.page;
      const ticket = await uses.selfReports.ticketFor({ organizationId: of, id: received.applicationId });
      const asked = ticket === null ? '' : `?ticket=${ticket}`;
      return context.redirect(`${applyPath(shown.page.slug, isFramed)}/thanks${asked}`, 303);
    } finally {
      await form.discard();
    }
  }

  async function thank(context: RequestContext, isFramed: boolean): Promise<Response> {
    const shown = await find(context);
    if (!shown) return answerMissing(context, isFramed);
    const words = applyWords[shown.page.language];
    const ticket = context.req.query('ticket');
    const questions = ticket ? writeQuestions(shown, isFramed, ticket) : '';
    return answer(
      context,
      writeMessagePage(shown.page.language, isFramed, {
        heading: words.thanks,
        lines: [words.thanksWords(shown.job.title), ...words.next],
        below: `${questions}${linkTo(applyPath(shown.page.slug, isFramed), words.back)}`,
      }),
      200,
      isFramed,
    );
  }

  async function showReceipt(context: RequestContext): Promise<Response> {
    await limitReads(context.get('address'));
    const receipt = context.req.param('receipt') ?? '';
    const found = await uses.receipts.open(receipt);
    if (!found) return answerMissing(context, false);
    const { application, shown } = found;
    const { language, sentAt, withdrawnAt } = application;
    const words = applyWords[language];
    const page = linkTo(applyPath(shown.page.slug, false), words.back);
    const isWithdrawn = withdrawnAt !== null;
    const form = `<form method="post" action="/apply/receipt/${encodeURIComponent(receipt)}"><p><button type="submit">${words.withdraw}</button></p></form>`;
    return answer(
      context,
      writeMessagePage(language, false, {
        heading: isWithdrawn ? words.withdrawn : words.receipt,
        lines: isWithdrawn
          ? [shown.job.title, words.withdrawnWords]
          : [shown.job.title, words.sentOn(writeDay(sentAt, language)), words.withdrawWords],
        below: isWithdrawn
          ? page
          : `${form}\n${await writeQuestionsOfReceipt(uses, application, receipt)}${page}`,
      }),
      200,
      false,
    );
  }

  async function withdraw(context: RequestContext): Promise<Response> {
    await limitAddress(context.get('address'));
    const receipt = context.req.param('receipt') ?? '';
    if (!api.isReadOnly && !(await uses.receipts.withdraw(receipt))) return answerMissing(context, false);
    return context.redirect(`/apply/receipt/${encodeURIComponent(receipt)}`, 303);
  }

  function find(context: RequestContext): Promise<ShownJob | undefined> {
    return uses.applyPages.find(context.req.param('slug') ?? '');
  }

  async function viewOf(shown: ShownJob, isFramed: boolean, isPreview: boolean): Promise<ApplyView> {
    const { organizationId: of } = shown.page;
    const retentionDays = await forOrganization(of, () => uses.organizations.getRetentionDays(of));
    return { shown, siteUrl: uses.siteUrl, retentionDays, isFramed, isPreview };
  }
}

async function serveFeed(context: RequestContext, uses: ApplyPageUses): Promise<Response> {
  const [, id = '', kind] = /^([0-9a-f-]{36})\.(xml|json)$/.exec(context.req.param('file') ?? '') ?? [];
  const of = organizationId.safeParse(id);
  if (!of.success) return context.text('Not found', 404);
  const jobs = await uses.applyPages.listOpen(of.data, feedMax);
  const feed = {
    organization: jobs[0]?.organization ?? '',
    jobs,
    siteUrl: uses.siteUrl,
    feedUrl: `${uses.siteUrl}/apply/feeds/${id}.json`,
  };
  context.header('cache-control', 'public, max-age=300');
  if (kind === 'xml')
    return context.body(writeXmlFeed(feed), 200, { 'content-type': 'application/xml; charset=utf-8' });
  return context.body(writeJsonFeed(feed), 200, { 'content-type': 'application/feed+json; charset=utf-8' });
}

type Refusal =
  | { readonly status: 413; readonly file: 'too-large' }
  | { readonly status: 422; readonly general: 'again' }
  | { readonly status: 429 | 503; readonly words: 'tooMany' | 'busy' };

/** Message of an error for the applicant; `null` for unexpected errors. */
function describeRefusal(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null;
  switch (error.code) {
    case 'too-many-requests':
      return { status: 429, words: 'tooMany' };
    case 'too-large':
      return { status: 413, file: 'too-large' };
    case 'bad-request':
    case 'invalid':
    case 'unsupported-media-type':
      return { status: 422, general: 'again' };
    case 'busy':
    case 'unavailable':
    case 'out-of-space':
    case 'read-only':
      return { status: 503, words: 'busy' };
    default:
      return null;
  }
}

function answerClosed(context: RequestContext, { page, job }: ShownJob, isFramed: boolean): Response {
  const words = applyWords[page.language];
  const closed = { heading: words.closed, lines: [job.title, words.closedWords] };
  return answer(context, writeMessagePage(page.language, isFramed, closed), 410, isFramed);
}
