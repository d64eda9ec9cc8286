import type { ResumeContent } from '../resume-content.ts';
import { writeDocx } from './docx-file.ts';
import { paragraph, run, textBox } from './word-markup.ts';
import { education, experience } from './word-paragraphs.ts';

/** A Word document with name and contacts in the page header, and skills in a text box. */
export function wordHeader(resume: ResumeContent, accent: string): Uint8Array {
  const header = [
    paragraph(run(resume.name, { bold: true, size: 20, color: accent })),
    paragraph(run([resume.email, resume.phone, resume.place, ...resume.links].join('  |  '), { size: 9.5 }), {
      rule: accent,
      after: 10,
    }),
  ];
  const box = [
    paragraph(run('Skills', { bold: true, size: 12, color: accent }), { after: 3 }),
    ...resume.skills.map(({ group, items }) =>
      paragraph(run(`${group}: `, { bold: true, size: 9.5 }) + run(items.join(', '), { size: 9.5 }), {
        after: 4,
      }),
    ),
    ...resume.sections.flatMap((section) => [
      paragraph(run(section.heading, { bold: true, size: 12, color: accent }), { before: 6, after: 3 }),
      ...section.lines.map((line) => paragraph(run(line, { size: 9.5 }), { after: 2 })),
    ]),
  ];
  const body = [
    textBox(box.join(''), { width: 170, height: 330 }),
    paragraph(run(resume.headline, { bold: true, size: 14 }), { after: 4 }),
    paragraph(run(resume.summary)),
    ...experience(resume, accent, 318),
    ...education(resume, accent),
  ];
  return writeDocx({ title: `${resume.name} – CV`, body: body.join(''), header: header.join('') });
}
