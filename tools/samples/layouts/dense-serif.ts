import type { ResumeContent } from '../resume-content.ts';
import { type Column, createColumn, type TextStyle } from './column.ts';
import { createPdf, finishPdf } from './pdf-file.ts';

/** A dense serif page as typesetting programs produce it: centered heading, small type, rules, dates flush right. */
export function denseSerifPdf(resume: ResumeContent): Promise<Uint8Array> {
  const document = createPdf(resume.name);
  const column = createColumn(document, { x: 46, width: 520, top: 96, bottom: 756 });
  const body: TextStyle = { font: 'Times-Roman', size: 10.3, color: '#000000', leading: 1.1 };
  const centred = { width: 520, align: 'center' } as const;

  document.font('Times-Roman').fillColor('#000000').fontSize(24).text(resume.name, 46, 40, centred);
  document.fontSize(11).text(resume.headline, 46, 66, centred);
  document
    .fontSize(9.6)
    .text([resume.phone, resume.email, ...resume.links, resume.place].join('  |  '), 46, 80, centred);

  heading(column, 'Summary');
  column.paragraph(resume.summary, body);

  heading(column, 'Experience');
  for (const position of resume.positions) {
    column.keepTogether(40);
    column.ends(position.organization, { ...body, font: 'Times-Bold' }, position.place, body);
    column.ends(position.title, { ...body, font: 'Times-Italic' }, position.dates, {
      ...body,
      font: 'Times-Italic',
    });
    for (const bullet of position.bullets) column.bullet(bullet, body);
    column.space(4);
  }

  heading(column, 'Education');
  for (const education of resume.education) {
    column.ends(education.institution, { ...body, font: 'Times-Bold' }, education.dates, body);
    column.paragraph([education.degree, education.detail].filter(Boolean).join('. '), {
      ...body,
      font: 'Times-Italic',
    });
  }

  heading(column, 'Technical Skills');
  for (const { group, items } of resume.skills) column.paragraph(`${group}: ${items.join(', ')}`, body);

  for (const section of resume.sections) {
    heading(column, section.heading);
    for (const line of section.lines) column.bullet(line, body);
  }
  return finishPdf(document);
}

function heading(column: Column, text: string): void {
  column.space(7);
  column.keepTogether(40);
  column.paragraph(text, { font: 'Times-Bold', size: 12, color: '#000000' });
  column.rule('#000000', 0.5);
  column.space(4);
}
