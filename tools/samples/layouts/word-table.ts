import type { ResumeContent } from '../resume-content.ts';
import { writeDocx } from './docx-file.ts';
import { paragraph, run, table } from './word-markup.ts';

/** A Word document laid out as a borderless table: dates or headings at the left, content at the right. */
export function wordTable(resume: ResumeContent, accent: string): Uint8Array {
  const label = (text: string) => paragraph(run(text, { bold: true, color: accent }), { before: 10 });
  const quiet = (text: string) => paragraph(run(text, { size: 9.5, color: '666666' }), { before: 8 });
  const strong = (text: string, before = 8) => paragraph(run(text, { bold: true }), { before });
  const rows = [
    [label('Profile'), paragraph(run(resume.summary), { before: 10 })],
    ...resume.positions.map((position, index) => [
      (index === 0 ? label('Experience') : '') + quiet(position.dates),
      strong(`${position.title} – ${position.organization}`, index === 0 ? 10 : 8) +
        paragraph(run(position.place, { italic: true, size: 9.5 })) +
        position.bullets.map((bullet) => paragraph(run(`•\t${bullet}`), { hanging: 12, after: 1 })).join(''),
    ]),
    ...resume.education.map(({ degree, institution, dates }) => [
      label('Education') + quiet(dates),
      strong(degree, 10) + paragraph(run(institution)),
    ]),
    [
      label('Skills'),
      resume.skills
        .map(({ group, items }, index) =>
          paragraph(run(`${group}: `, { bold: true }) + run(items.join(', ')), {
            before: index === 0 ? 10 : 2,
          }),
        )
        .join(''),
    ],
    ...resume.sections.map(({ heading, lines }) => [
      label(heading),
      lines.map((line) => paragraph(run(line), { before: 10 })).join(''),
    ]),
  ];
  const body = [
    table(
      [300, 204],
      [
        [
          paragraph(run(resume.name, { bold: true, size: 24 })) +
            paragraph(run(resume.headline, { size: 13, color: accent })),
          [resume.email, resume.phone, resume.place, ...resume.links]
            .map((line) => paragraph(run(line, { size: 9.5 }), { align: 'right' }))
            .join(''),
        ],
      ],
    ),
    paragraph('', { rule: accent, after: 2 }),
    table([118, 386], rows),
    paragraph(''),
  ];
  return writeDocx({ title: `${resume.name} – Resume`, body: body.join('') });
}
