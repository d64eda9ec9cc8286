import type { Language } from '@winnow/contracts';
import type { EmailFrame } from './email-frame.ts';

/**
 * Styles of emails. Mail clients support little: tables, inline styles, nothing that is loaded.
 * Clients with a dark mode use the second set of colors.
 */
const light = {
  paper: '#fbfaf6',
  raised: '#ffffff',
  ink: '#17221c',
  quiet: '#545e58',
  rule: '#dfded8',
  field: '#166845',
  onField: '#ffffff',
  marker: '#fcf1d8',
  wheat: '#eac25a',
};
const dark: typeof light = {
  paper: '#0f1612',
  raised: '#171f1b',
  ink: '#f0eee9',
  quiet: '#a3a69e',
  rule: '#2e3531',
  field: '#6bcf9d',
  onField: '#0f1612',
  marker: '#362d15',
  wheat: '#eac25a',
};

const sans = "Geist,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "Newsreader,Georgia,'Times New Roman',serif";
const mono = "'Geist Mono',ui-monospace,SFMono-Regular,Menlo,Consolas,monospace";
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const darkRules = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.card{background:${dark.raised}!important;border-color:${dark.rule}!important}
.ink{color:${dark.ink}!important}
.quiet{color:${dark.quiet}!important}
.rule{border-color:${dark.rule}!important}
.field{background:${dark.field}!important}
.on-field{color:${dark.onField}!important}
.link{color:${dark.field}!important}
.marker{background:${dark.marker}!important}
}
@media (max-width:480px){.card{padding:24px 20px!important}}`;

type Page = {
  readonly language: Language;
  readonly frame: EmailFrame;
  readonly title: string;
  readonly preview: string;
  readonly body: string;
};

export function page({ language, frame, title, preview, body }: Page): string {
  const { direction, footer } = frame;
  const start = direction === 'rtl' ? 'right' : 'left';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${darkRules}</style>
</head>
<body class="paper" dir="${direction}" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table ${table} width="100%" class="paper" style="background:${light.paper}"><tr><td align="center" style="padding:32px 12px">
<table ${table} width="100%" dir="${direction}" style="max-width:560px;text-align:${start}">
<tr><td>
${body}
<p class="quiet" style="margin:16px 4px 0;color:${light.quiet};font:13px/1.5 ${sans}">${footer}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** The logo, drawn with table cells, and the name. */
export function markOf({ direction }: EmailFrame): string {
  const side = direction === 'rtl' ? 'left' : 'right';
  return `<table ${table} style="margin:0 4px 20px"><tr>
<td style="padding-${side}:10px"><table ${table} width="26">
<tr>${grain(2)}${grain(0)}${grain(2)}</tr>
<tr><td colspan="3" class="field" style="height:2px;line-height:2px;font-size:0;background:${light.field}">&nbsp;</td></tr>
<tr><td></td>${grain(0, 2)}<td></td></tr>
</table></td>
<td class="ink" style="color:${light.ink};font:500 22px/1 ${serif}">Winnow</td>
</tr></table>`;
}

function grain(above: number, gap = 0): string {
  return `<td align="center" valign="top" style="padding:${above + gap}px 0 ${above === 0 && gap === 0 ? 4 : 2}px;font-size:0;line-height:0"><span class="field" style="display:inline-block;width:5px;height:8px;border-radius:50%;background:${light.field}"></span></td>`;
}

/** The content below a heading; `null` for an email between people, which has none. */
export function card(title: string | null, content: string): string {
  const headline =
    title === null
      ? ''
      : `<h1 class="ink" style="margin:0 0 16px;color:${light.ink};font:500 26px/1.25 ${serif}">${title}</h1>\n`;
  return `<table ${table} width="100%"><tr><td class="card" style="padding:32px;background:${light.raised};border:1px solid ${light.rule};border-radius:10px">
${headline}${content}
</td></tr></table>`;
}

export function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 20px;color:${light.ink};font:16px/1.55 ${sans}">${withBreaks(text)}</p>`;
}

export function smallPrint(text: string): string {
  return `<p class="quiet rule" style="margin:0;padding:16px 0 0;border-top:1px solid ${light.rule};color:${light.quiet};font:14px/1.5 ${sans}">${withBreaks(text)}</p>`;
}

/** The main action as a button; its URL is printed below for clients that don't show buttons. */
export function wayOn(label: string, url: string, { orOpen }: EmailFrame): string {
  return `<table ${table} style="margin:0 0 12px"><tr><td class="field" style="border-radius:6px;background:${light.field}"><a href="${url}" class="on-field" style="display:inline-block;padding:13px 22px;color:${light.onField};font:600 16px/1.2 ${sans};text-decoration:none">${label}</a></td></tr></table>
<p class="quiet" style="margin:0 0 20px;color:${light.quiet};font:13px/1.5 ${sans};word-break:break-all">${orOpen} <a href="${url}" dir="ltr" class="link" style="color:${light.field}">${url}</a></p>`;
}

/** A code to type, highlighted. */
export function code(label: string, digits: string): string {
  return `<p class="ink" style="margin:0 0 20px;color:${light.ink};font:16px/1.55 ${sans}">${label}<br><span dir="ltr" class="marker ink" style="display:inline-block;margin-top:6px;padding:6px 10px 6px 14px;background:${light.marker};border-bottom:3px solid ${light.wheat};color:${light.ink};font:600 26px/1.2 ${mono};letter-spacing:6px">${digits}</span></p>`;
}

function withBreaks(text: string): string {
  return text.replaceAll('\n', '<br>');
}
