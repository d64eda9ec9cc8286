import { type KnockOutQuestion, limits } from '@winnow/contracts';
import { offeredExtensions } from '@winnow/document-model';
import { escapeHtml } from '../../../platform/http/pages/escape-html.ts';
import { employerOf, type ShownJob } from '../apply-page-service.ts';
import { type FieldError, fieldOf, type Typed } from '../read-submission.ts';
import type { FileError } from '../receive-application.ts';
import { applyWords } from './apply-words.ts';
import { dataElement, jobPosting } from './job-posting.ts';
import { layOutPage, paragraphsOf, writeDay } from './lay-out-page.ts';
import type { PageWords } from './page-words.ts';

/** Bytes of a job's text on its page: with all around it, the page stays below 60 KB. */
const maxTextBytes = 20_000;
const accept = offeredExtensions.map((extension) => `.${extension}`).join(',');

/** Values and errors of a form that is shown again. */
export type FormState = {
  readonly typed: Typed;
  readonly errors: Readonly<Record<string, FieldError>>;
  readonly file: FileError | null;
  /** Error about the whole form. */
  readonly general: 'again' | null;
};

export const freshForm: FormState = { typed: {}, errors: {}, file: null, general: null };

export type ApplyView = {
  readonly shown: ShownJob;
  readonly siteUrl: string;
  readonly retentionDays: number;
  readonly isFramed: boolean;
  readonly isPreview: boolean;
};

/** Honeypot: a hidden field that only bots fill in. */
export const trapField = 'website';

export const applyPath = (slug: string, isFramed: boolean): string =>
  `/apply/${slug}${isFramed ? '/embed' : ''}`;

/** The privacy notice in the words that an applicant agrees to. */
export function noticeOf({ shown, retentionDays }: Pick<ApplyView, 'shown' | 'retentionDays'>): string {
  const words = applyWords[shown.page.language];
  const { notice } = shown.page;
  return [...words.notice(employerOf(shown), retentionDays), ...(notice ? [notice] : [])].join('\n\n');
}

/** The job and the form with which candidates apply. */
export function writeApplyPage(view: ApplyView, form: FormState): string {
  const { shown, siteUrl, isFramed, isPreview } = view;
  const { page, job } = shown;
  const words = applyWords[page.language];
  const employer = employerOf(shown);
  const title = words.titleOf(job.title, employer);
  const url = `${siteUrl}/apply/${page.slug}`;
  const about = [employer, job.place].filter(Boolean).map(escapeHtml).join(' · ');
  const until =
    page.closesOn && `<p class="quiet">${words.until(writeDay(page.closesOn, page.language))}</p>`;
  const body = [
    isPreview ? `<p class="band">${words.preview}</p>` : '',
    about && `<p class="over" dir="auto">${about}</p>`,
    `<h1 dir="auto">${escapeHtml(job.title)}</h1>`,
    until,
    isFramed ? '' : `<div class="text" dir="auto">${paragraphsOf(job.text, maxTextBytes)}</div>`,
    `<section id="apply" aria-labelledby="apply-heading">`,
    `<h2 id="apply-heading">${words.apply}</h2>`,
    writeSummary(words, page.questions, form),
    writeForm(view, words, form),
    '</section>',
  ];
  return layOutPage({
    language: page.language,
    title,
    body: body.filter(Boolean).join('\n'),
    head: isPreview ? '' : writeHead(shown, { title, url, siteUrl }),
    isIndexed: !isFramed && !isPreview,
    isFramed,
  });
}

function writeHead(
  shown: ShownJob,
  { title, url, siteUrl }: { readonly title: string; readonly url: string; readonly siteUrl: string },
): string {
  const { page, job } = shown;
  const summary = escapeHtml(job.text.replace(/\s+/g, ' ').trim().slice(0, 200));
  const image = `${siteUrl}/apply/${page.slug}/image.png`;
  const tags = [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<meta name="description" content="${summary}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${summary}">`,
    `<meta property="og:url" content="${escapeHtml(url)}">`,
    `<meta property="og:image" content="${escapeHtml(image)}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:locale" content="${page.language}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    dataElement(jobPosting(shown, url)),
  ];
  return `${tags.join('\n')}\n`;
}

/** Error summary above the form, with links to the fields. */
function writeSummary(
  words: PageWords,
  questions: readonly KnockOutQuestion[],
  { errors, file, general }: FormState,
): string {
  const named: Readonly<Record<string, string>> = {
    ...Object.fromEntries(questions.map((question) => [fieldOf(question), question.text])),
    name: words.name,
    email: words.email,
    phone: words.phone,
    resume: words.resume,
    consent: words.privacy,
  };
  const lines = Object.entries(errors).map(
    ([field, error]) =>
      `<li><a href="#${escapeHtml(field)}" dir="auto">${escapeHtml(named[field] ?? field)}</a>: ${words.fields[error]}</li>`,
  );
  if (file) lines.push(`<li><a href="#resume">${words.resume}</a>: ${words.files[file]}</li>`);
  if (general) lines.push(`<li>${words[general]}</li>`);
  if (lines.length === 0) return '';
  return `<div class="wrong" role="alert"><h2>${words.errorHeading}</h2><ul>${lines.join('')}</ul></div>`;
}

function writeForm(view: ApplyView, words: PageWords, form: FormState): string {
  const { shown, isFramed, isPreview } = view;
  const { page } = shown;
  const { typed, errors, file, general } = form;
  const isAgain = Object.keys(errors).length > 0 || file !== null || general !== null;
  const text = (name: string, label: string, attributes: string, isRequired = true) =>
    writeTextField(words, form, { name, label, attributes, isRequired });
  const fileWords = file ? words.files[file] : errors.resume ? words.fields[errors.resume] : null;
  const help = isAgain ? `${words.chooseAgain} ` : '';
  const questions = page.questions.map((question) => writeQuestion(words, form, question));
  return `<form method="post" action="${applyPath(page.slug, isFramed)}#apply" enctype="multipart/form-data" accept-charset="utf-8">
<fieldset${isPreview ? ' disabled' : ''}>
${questions.length > 0 ? `<h3>${words.questions}</h3>\n${questions.join('\n')}` : ''}
<h3>${words.about}</h3>
${text('name', words.name, 'type="text" autocomplete="name" maxlength="100"')}
${text('email', words.email, 'type="email" autocomplete="email" maxlength="254" dir="ltr"')}
${text('phone', words.phone, 'type="tel" autocomplete="tel" maxlength="40" dir="ltr"', false)}
<div class="trap" aria-hidden="true"><label>${words.leaveEmpty}<input type="text" name="${trapField}" tabindex="-1" autocomplete="off"></label></div>
<div class="field">
<label class="over-field" for="resume">${words.resume}</label>
<input id="resume" name="resume" type="file" accept="${accept}" required aria-describedby="resume-help${fileWords ? ' resume-error' : ''}"${fileWords ? ' aria-invalid="true"' : ''}>
<p class="quiet small" id="resume-help">${help}${words.resumeHelp(limits.fileBytes / 1024 / 1024)}</p>
${fileWords ? `<p class="error" id="resume-error">${fileWords}</p>` : ''}
</div>
${writeCheckbox('person', `${words.person}<span class="quiet small">${words.personHelp}</span>`, typed.person === 'yes')}
${writeCheckbox('keep', `${words.keep}<span class="quiet small">${words.keepHelp}</span>`, typed.keep === 'yes')}
<h3>${words.privacy}</h3>
<div class="quiet" dir="auto">${paragraphsOf(noticeOf(view), maxTextBytes)}
${page.privacyUrl ? `<p><a href="${escapeHtml(page.privacyUrl)}" target="_blank" rel="noopener nofollow">${words.policy}</a></p>` : ''}</div>
${writeCheckbox('consent', words.consent, typed.consent === 'yes', {
  isRequired: true,
  error: errors.consent ? words.fields[errors.consent] : null,
})}
<p><button type="submit">${words.send}</button></p>
</fieldset>
</form>`;
}

function writeTextField(
  words: PageWords,
  { typed, errors }: FormState,
  {
    name,
    label,
    attributes,
    isRequired,
  }: {
    readonly name: string;
    readonly label: string;
    readonly attributes: string;
    readonly isRequired: boolean;
  },
): string {
  const error = errors[name];
  const invalid = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
  const optional = isRequired ? '' : ` <span class="optional">(${words.optional})</span>`;
  return `<div class="field">
<label class="over-field" for="${name}">${escapeHtml(label)}${optional}</label>
<input id="${name}" name="${name}" ${attributes}${isRequired ? ' required' : ''} value="${escapeHtml(typed[name] ?? '')}"${invalid}>
${error ? `<p class="error" id="${name}-error">${words.fields[error]}</p>` : ''}
</div>`;
}

function writeQuestion(words: PageWords, form: FormState, question: KnockOutQuestion): string {
  const name = fieldOf(question);
  const { typed, errors } = form;
  if (question.kind === 'number') {
    const attributes = 'type="text" inputmode="decimal" autocomplete="off" maxlength="17"';
    return writeTextField(words, form, { name, label: question.text, attributes, isRequired: true });
  }
  const options =
    question.kind === 'yes-no'
      ? [
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]
      : question.options.map((value) => ({ value, label: value }));
  const error = errors[name];
  const choices = options.map(
    ({ value, label }, index) =>
      `<label class="choice"><input type="radio" name="${name}"${index === 0 ? ` id="${name}"` : ''} value="${escapeHtml(value)}" required${typed[name] === value ? ' checked' : ''}><span dir="auto">${escapeHtml(label)}</span></label>`,
  );
  return `<fieldset${error ? ` aria-describedby="${name}-error"` : ''}>
<legend dir="auto">${escapeHtml(question.text)}</legend>
${choices.join('\n')}
${error ? `<p class="error" id="${name}-error">${words.fields[error]}</p>` : ''}
</fieldset>`;
}

/** @param label HTML */
function writeCheckbox(
  name: string,
  label: string,
  isChecked: boolean,
  {
    isRequired = false,
    error = null,
  }: { readonly isRequired?: boolean; readonly error?: string | null } = {},
): string {
  const invalid = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
  return `<label class="choice"><input type="checkbox" id="${name}" name="${name}" value="yes"${isRequired ? ' required' : ''}${isChecked ? ' checked' : ''}${invalid}><span>${label}</span></label>
${error ? `<p class="error" id="${name}-error">${error}</p>` : ''}`;
}

type Told = {
  readonly heading: string;
  readonly lines: readonly string[];
  /** HTML below the lines. */
  readonly below?: string;
};

/** A page with a single message, such as thanks. */
export function writeMessagePage(
  language: ShownJob['page']['language'],
  isFramed: boolean,
  { heading, lines, below = '' }: Told,
): string {
  const body = `<h1>${escapeHtml(heading)}</h1>
${lines.map((line) => `<p dir="auto">${escapeHtml(line)}</p>`).join('\n')}
${below}`;
  return layOutPage({ language, title: heading, body, isIndexed: false, isFramed });
}
