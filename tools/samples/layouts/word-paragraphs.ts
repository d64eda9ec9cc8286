import type { ResumeContent } from '../resume-content.ts';
import { writeDocx } from './docx-file.ts';
import { paragraph, run } from './word-markup.ts';

const pageWidth = 504;

/** A Word document with plain paragraphs, and dates at a right-aligned tab stop. */
export function wordParagraphs(resume: ResumeContent, accent: string): Uint8Array {
  const body = [
    paragraph(run(resume.name, { bold: true, size: 22, color: accent }), { align: 'center' }),
    paragraph(run(resume.headline, { size: 12 }), { align: 'center' }),
    ...[[resume.place, resume.phone, resume.email], resume.links].map((line) =>
      paragraph(run(line.join(' · '), { size: 9.5 }), { align: 'center' }),
    ),
    heading('Professional Summary', accent),
    paragraph(run(resume.summary)),
    ...experience(resume, accent),
    ...education(resume, accent),
    ...skillsAndSections(resume, accent),
  ];
  return writeDocx({ title: `${resume.name} – Resume`, body: body.join('') });
}

function heading(text: string, accent: string): string {
  return paragraph(run(text, { bold: true, size: 13, color: accent }), {
    before: 12,
    after: 4,
    rule: accent,
  });
}

/** `width` is the right edge of the dates, in points from the left margin. */
export function experience(resume: ResumeContent, accent: string, width = pageWidth): string[] {
  return [
    heading('Professional Experience', accent),
    ...resume.positions.flatMap((position) => [
      paragraph(run(position.title, { bold: true }) + run(`\t${position.dates}`, { italic: true }), {
        before: 5,
        rightTab: width,
      }),
      paragraph(run(`${position.organization}, ${position.place}`, { italic: true }), { after: 2 }),
      ...position.bullets.map((bullet) => paragraph(run(`•\t${bullet}`), { hanging: 14, after: 1 })),
    ]),
  ];
}

export function education(resume: ResumeContent, accent: string): string[] {
  return [
    heading('Education', accent),
    ...resume.education.flatMap(({ degree, institution, dates, detail }) => [
      paragraph(run(degree, { bold: true }) + run(`\t${dates}`, { italic: true }), { rightTab: pageWidth }),
      paragraph(run(detail ? `${institution}. ${detail}` : institution), { after: 3 }),
    ]),
  ];
}

function skillsAndSections(resume: ResumeContent, accent: string): string[] {
  return [
    heading('Skills', accent),
    ...resume.skills.map(({ group, items }) =>
      paragraph(run(`${group}: `, { bold: true }) + run(items.join(', ')), { after: 2 }),
    ),
    ...resume.sections.flatMap((section) => [
      heading(section.heading, accent),
      ...section.lines.map((line) => paragraph(run(line))),
    ]),
  ];
}
