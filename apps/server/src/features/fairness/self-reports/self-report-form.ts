import { type Language, type Race, races, type Sex, sexes, undisclosed } from '@winnow/contracts';
import { escapeHtml } from '../../../platform/http/pages/escape-html.ts';
import { fairnessWords } from '../words/fairness-words.ts';
import type { SelfReport } from './sealed-answer.ts';

/** Names of the fields of the form. */
export const selfReportFields = { sex: 'sex', race: 'race', ticket: 'ticket', remove: 'remove' } as const;

/** The voluntary questions as HTML: nothing is chosen at first, nothing is required. */
export function writeSelfReportForm({
  language,
  action,
  ticket,
  said,
}: {
  readonly language: Language;
  /** Where the form is sent. */
  readonly action: string;
  /** `null` where the address says for whom. */
  readonly ticket: string | null;
  /** The earlier answers; `null` if there are none. */
  readonly said: SelfReport | null;
}): string {
  const { form, sexes: sexNames, races: raceNames } = fairnessWords[language];
  const choices = (name: 'sex' | 'race', legend: string, names: Readonly<Record<string, string>>) => {
    const given = said && (said[name] ?? undisclosed);
    const options = Object.entries({ ...names, [undisclosed]: form.undisclosed }).map(
      ([value, label]) =>
        `<label class="choice"><input type="radio" name="${name}" value="${value}"${value === given ? ' checked' : ''}><span>${escapeHtml(label)}</span></label>`,
    );
    return `<fieldset>\n<legend>${escapeHtml(legend)}</legend>\n${options.join('\n')}\n</fieldset>`;
  };
  const buttons = said
    ? `<p><button type="submit">${escapeHtml(form.change)}</button></p>
<p><button type="submit" name="${selfReportFields.remove}" value="yes" class="plain">${escapeHtml(form.remove)}</button></p>`
    : `<p><button type="submit">${escapeHtml(form.send)}</button></p>`;
  return `<section class="card" id="answers" aria-labelledby="answers-heading">
<h2 id="answers-heading">${escapeHtml(form.heading)}</h2>
${[...form.notice, form.toWithdraw].map((line) => `<p class="quiet">${escapeHtml(line)}</p>`).join('\n')}
${said ? `<p>${escapeHtml(form.answered)}</p>` : ''}
<form method="post" action="${escapeHtml(action)}" enctype="multipart/form-data" accept-charset="utf-8">
${ticket === null ? '' : `<input type="hidden" name="${selfReportFields.ticket}" value="${escapeHtml(ticket)}">`}
${choices('sex', form.sex, sexNames)}
${choices('race', form.race, raceNames)}
${buttons}
</form>
</section>`;
}

/** The chosen answers; invalid values count as unanswered. */
export function readSelfReport(typed: Readonly<Record<string, string>>): SelfReport {
  const chosen = <Category extends Sex | Race>(known: readonly Category[], given: string | undefined) =>
    known.find((category) => category === given) ?? null;
  return {
    sex: chosen(sexes, typed[selfReportFields.sex]),
    race: chosen(races, typed[selfReportFields.race]),
  };
}
