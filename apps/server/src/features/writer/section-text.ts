import type { JobSection } from '@winnow/contracts';

/** The sections as one text, with headings that the engine recognizes. */
export function textOf(title: string, terms: string, sections: readonly JobSection[]): string {
  const parts = sections.map(({ heading, paragraphs, lines }) =>
    [heading, ...paragraphs, ...lines.map((line) => `- ${line}`)].join('\n'),
  );
  return [[title, terms].filter(Boolean).join('\n'), ...parts].join('\n\n');
}
