import type { GeneratedJob, JobSection } from '@winnow/contracts';

/** A section as editable text: paragraphs, then lines with a dash. */
export function sectionText({ paragraphs, lines }: Pick<JobSection, 'paragraphs' | 'lines'>): string {
  return [...paragraphs, ...lines.map((line) => `- ${line}`)].join('\n');
}

/** The whole description from its current sections; empty sections are left out. */
export function wholeText(
  { title, terms }: Pick<GeneratedJob, 'title' | 'terms'>,
  sections: readonly { readonly heading: string; readonly text: string }[],
): string {
  const parts = sections
    .filter(({ text }) => text.trim() !== '')
    .map(({ heading, text }) => `${heading}\n${text.trim()}`);
  return [[title, terms].filter(Boolean).join('\n'), ...parts].join('\n\n');
}
