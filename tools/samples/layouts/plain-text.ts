import type { ResumeContent } from '../resume-content.ts';

const lineLength = 88;

/** A text file for web forms: no layout except blank lines, capitals and hyphens. */
export function plainText(resume: ResumeContent): Uint8Array {
  const lines = [
    resume.name,
    resume.headline,
    `${resume.place} | ${resume.phone} | ${resume.email}`,
    ...resume.links,
    '',
    ...wrap(resume.summary, ''),
    '',
    'EXPERIENCE',
    ...resume.positions.flatMap((position) => [
      '',
      `${position.title}, ${position.organization}, ${position.place}`,
      position.dates,
      ...position.bullets.flatMap((bullet) => wrap(bullet, '- ')),
    ]),
    '',
    'EDUCATION',
    ...resume.education.flatMap(({ degree, institution, dates }) => ['', degree, `${institution}, ${dates}`]),
    '',
    'SKILLS',
    ...resume.skills.flatMap(({ group, items }) => wrap(`${group}: ${items.join(', ')}`, '')),
    ...resume.sections.flatMap(({ heading, lines }) => ['', heading.toUpperCase(), ...lines]),
    '',
  ];
  return new TextEncoder().encode(lines.join('\n'));
}

function wrap(text: string, mark: string): string[] {
  const lines: string[] = [];
  let line = mark;
  for (const word of text.split(' ')) {
    if (line.length + word.length > lineLength) {
      lines.push(line.trimEnd());
      line = ' '.repeat(mark.length);
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
}
