import type { ResumeContent } from '../resume-content.ts';
import { type Column, createColumn, type TextStyle } from './column.ts';
import { createPdf, finishPdf } from './pdf-file.ts';

const page = { x: 58, width: 496, top: 52, bottom: 742 };

type SingleColumnOptions = {
  accent: string;
  /** Text that the layout hides: white on white, and in one-point type below the last line. */
  hiddenWords?: string;
};

/** One column with the dates flush right: the layout most people choose. */
export function singleColumnPdf(
  resume: ResumeContent,
  { accent, hiddenWords }: SingleColumnOptions,
): Promise<Uint8Array> {
  const document = createPdf(`${resume.name} – Resume`);
  const column = createColumn(document, page);
  const body: TextStyle = { font: 'Helvetica', size: 9.8, color: '#222222', leading: 2.6 };
  const strong: TextStyle = { ...body, font: 'Helvetica-Bold', size: 10.4 };
  const quiet: TextStyle = { ...body, size: 9.4, color: '#5c5c5c' };

  column.paragraph(resume.name, { font: 'Helvetica-Bold', size: 23, color: accent });
  column.space(2);
  column.paragraph(resume.headline, { ...body, size: 12.5 });
  column.space(3);
  column.paragraph([resume.email, resume.phone, resume.place].join('   |   '), quiet);
  if (resume.links.length > 0) column.paragraph(resume.links.join('   |   '), quiet);

  section(column, 'Summary', accent);
  column.paragraph(resume.summary, body);

  section(column, 'Experience', accent);
  resume.positions.forEach((position, index) => {
    if (index > 0) column.space(9);
    column.keepTogether(64);
    column.ends(position.title, strong, position.dates, quiet);
    column.paragraph(`${position.organization}, ${position.place}`, { ...quiet, font: 'Helvetica-Oblique' });
    column.space(3);
    for (const bullet of position.bullets) column.bullet(bullet, body);
  });

  section(column, 'Education', accent);
  for (const education of resume.education) {
    column.ends(education.degree, strong, education.dates, quiet);
    column.paragraph(education.institution, body);
    if (education.detail) column.paragraph(education.detail, quiet);
    column.space(3);
  }

  section(column, 'Skills', accent);
  for (const { group, items } of resume.skills) column.paragraph(`${group}: ${items.join(', ')}`, body);

  for (const { heading, lines } of resume.sections) {
    section(column, heading, accent);
    for (const line of lines) column.paragraph(line, body);
  }

  if (hiddenWords) {
    column.space(6);
    column.paragraph(hiddenWords, { font: 'Helvetica', size: 8, color: '#ffffff' });
    column.paragraph(hiddenWords, { font: 'Helvetica', size: 1, color: '#222222' });
  }
  return finishPdf(document);
}

function section(column: Column, heading: string, accent: string): void {
  column.space(13);
  column.keepTogether(60);
  column.paragraph(heading.toUpperCase(), {
    font: 'Helvetica-Bold',
    size: 9.6,
    color: accent,
    tracking: 1.1,
  });
  column.space(2);
  column.rule('#c9c9c9', 0.6);
  column.space(6);
}
