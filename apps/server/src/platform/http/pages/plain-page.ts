import { createHash } from 'node:crypto';
import type { Language } from '@winnow/contracts';
import { emailFrames } from '../../email/email-frame.ts';
import { escapeHtml } from './escape-html.ts';

const style = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .25rem; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { padding: .75rem; overflow: auto; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
table { border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: .2rem 1rem .2rem 0; }
form { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem; }
form h2 { margin-top: 0; }
button { font: inherit; font-weight: 600; padding: .6rem 1rem; border: 1px solid currentColor; border-radius: .375rem; background: transparent; color: inherit; cursor: pointer; }
button:hover { background: color-mix(in srgb, currentColor 10%, transparent); }
.method { font-weight: 600; } .quiet { opacity: .75; }
`;

/** Hash that allows our only style element in the content security policy. */
export const plainStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** A page without script, for operators, programmers and people without an account. The body is HTML already. */
export function plainPage(title: string, body: string, language: Language = 'en'): string {
  return `<!doctype html>
<html lang="${language}" dir="${emailFrames[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
