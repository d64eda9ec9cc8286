import { ApiError } from '@winnow/contracts';
import { createRateLimit } from '../../../platform/http/guards/rate-limit.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { readForm } from '../../../platform/http/read-form.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import {
  readSelfReport,
  selfReportFields,
  writeSelfReportForm,
} from '../../fairness/self-reports/self-report-form.ts';
import type { SelfReportService } from '../../fairness/self-reports/self-report-service.ts';
import { fairnessWords } from '../../fairness/words/fairness-words.ts';
import type { ApplyPageService, ShownJob } from '../apply-page-service.ts';
import type { Receipts } from '../withdraw-application.ts';
import { answer, answerMissing, linkTo } from './answer-page.ts';
import { applyPath, writeMessagePage } from './apply-view.ts';
import { applyWords } from './apply-words.ts';

export type SelfReportUses = {
  readonly applyPages: Pick<ApplyPageService, 'find'>;
  readonly receipts: Pick<Receipts, 'open'>;
  readonly selfReports: Pick<
    SelfReportService,
    'isAsked' | 'ticketFor' | 'answer' | 'open' | 'save' | 'remove'
  >;
};

/** Limit per IP address, which a whole university may share. */
const answerLimit = { method: 'POST', path: '/apply answers', limitPerMinute: 20, limitPerDay: 300 } as const;

type Language = ShownJob['page']['language'];
type Opened = NonNullable<Awaited<ReturnType<Receipts['open']>>>;
type Typed = Readonly<Record<string, string>>;

/** The voluntary questions below the thanks for an application. It doesn't say whether there are answers already. */
export function writeQuestions({ page }: ShownJob, isFramed: boolean, ticket: string): string {
  const action = `${applyPath(page.slug, isFramed)}/answers`;
  return writeSelfReportForm({ language: page.language, action, ticket, said: null });
}

/** The same, with the stored answers, for visitors with the link of the confirmation email. */
export async function writeQuestionsOfReceipt(
  { selfReports }: SelfReportUses,
  { organizationId, id, language }: Opened['application'],
  receipt: string,
): Promise<string> {
  const said = await selfReports.open({ organizationId, id });
  // What was said can be seen and deleted after the organization stopped asking.
  if (!said && !(await selfReports.isAsked(organizationId))) return '';
  const action = `/apply/receipt/${encodeURIComponent(receipt)}/answers`;
  return writeSelfReportForm({ language, action, ticket: null, said });
}

/** Takes the answers to the voluntary questions. They reach no service but the one that keeps them apart. */
export function mountSelfReports(api: Api, uses: SelfReportUses): void {
  const { app } = api;
  const limitAddress = createRateLimit(answerLimit, api.openLimiter);
  const { selfReports } = uses;

  app.post('/apply/receipt/:receipt/answers', async (context) => {
    const receipt = context.req.param('receipt');
    const found = await uses.receipts.open(receipt);
    if (!found) return answerMissing(context, false);
    const { organizationId, id, language } = found.application;
    const of = { organizationId, id };
    const back = `/apply/receipt/${encodeURIComponent(receipt)}`;
    return take(context, language, false, async (typed) => {
      const { form } = fairnessWords[language];
      const below = linkTo(back, applyWords[language].receipt);
      if (typed[selfReportFields.remove] === 'yes') {
        await selfReports.remove(of);
        return say(context, language, false, { heading: form.removed, lines: [form.removedWords], below });
      }
      await selfReports.save(of, readSelfReport(typed));
      return say(context, language, false, { heading: form.saved, lines: [form.savedWords], below });
    });
  });

  for (const isFramed of [false, true]) {
    app.post(`${applyPath(':slug', isFramed)}/answers`, async (context) => {
      const shown = await uses.applyPages.find(context.req.param('slug') ?? '');
      if (!shown) return answerMissing(context, isFramed);
      const { language, slug } = shown.page;
      return take(context, language, isFramed, async (typed) => {
        const { form } = fairnessWords[language];
        const below = linkTo(applyPath(slug, isFramed), applyWords[language].back);
        const isTaken = await selfReports.answer(typed[selfReportFields.ticket] ?? '', readSelfReport(typed));
        const said = isTaken
          ? { heading: form.saved, lines: [form.savedWords, form.toWithdraw], below }
          : { heading: form.expired, lines: [form.expiredWords], below };
        return say(context, language, isFramed, said, isTaken ? 200 : 410);
      });
    });
  }

  /** Reads the form, which has no file. */
  async function take(
    context: RequestContext,
    language: Language,
    isFramed: boolean,
    work: (typed: Typed) => Promise<Response>,
  ): Promise<Response> {
    const { again, busy, tooMany } = applyWords[language];
    const heading = fairnessWords[language].form.heading;
    if (api.isReadOnly) return say(context, language, isFramed, { heading, lines: [busy] }, 503);
    try {
      await limitAddress(context.get('address'));
      const form = await readForm(context, [], api.uploadFolder);
      await form.discard();
      return await work(form.fields);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isTooMany = error.code === 'too-many-requests';
      const lines = [isTooMany ? tooMany : again];
      return say(context, language, isFramed, { heading, lines }, isTooMany ? 429 : 422);
    }
  }
}

function say(
  context: RequestContext,
  language: Language,
  isFramed: boolean,
  said: Parameters<typeof writeMessagePage>[2],
  status: 200 | 410 | 422 | 429 | 503 = 200,
): Response {
  return answer(context, writeMessagePage(language, isFramed, said), status, isFramed);
}
