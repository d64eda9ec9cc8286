import type { ResumeContent } from '../resume-content.ts';
import { type Column, createColumn, type TextStyle } from './column.ts';
import { createPdf, finishPdf } from './pdf-file.ts';

/** A heading across the whole width, with a wide and a narrow column below it: the page must be divided twice. */
export function spanningHeadingPdf(resume: ResumeContent, accent: string): Promise<Uint8Array> {
  const document = createPdf(`${resume.name} – Curriculum Vitae`);
  const heading = createColumn(document, { x: 50, width: 512, top: 48, bottom: 742 });
  heading.paragraph(resume.name, { font: 'Times-Bold', size: 27, color: '#1d1d1d' });
  heading.space(1);
  heading.ends(
    resume.headline,
    { font: 'Times-Italic', size: 13.5, color: accent },
    [resume.place, resume.phone].join('  ·  '),
    { font: 'Helvetica', size: 9, color: '#444444' },
  );
  heading.space(2);
  heading.paragraph([resume.email, ...resume.links].join('  ·  '), {
    font: 'Helvetica',
    size: 9,
    color: '#444444',
  });
  heading.space(8);
  heading.rule(accent, 1.4);
  heading.space(12);
  heading.paragraph(resume.summary, { font: 'Helvetica', size: 10, color: '#222222', leading: 3 });

  const top = heading.y + 16;
  drawWork(createColumn(document, { x: 50, width: 322, top, bottom: 760 }), resume, accent);
  drawAside(createColumn(document, { x: 404, width: 158, top, bottom: 760 }), resume, accent);
  return finishPdf(document);
}

const body: TextStyle = { font: 'Helvetica', size: 9.7, color: '#222222', leading: 2.8 };

function drawWork(work: Column, resume: ResumeContent, accent: string): void {
  title(work, 'Experience', accent);
  resume.positions.forEach((position, index) => {
    if (index > 0) work.space(10);
    work.paragraph(`${position.title}, ${position.organization}`, {
      ...body,
      font: 'Helvetica-Bold',
      size: 10.2,
    });
    work.paragraph(`${position.dates}, ${position.place}`, { ...body, font: 'Helvetica-Oblique', size: 9 });
    work.space(3);
    for (const bullet of position.bullets) work.bullet(bullet, body);
  });
  work.space(16);
  title(work, 'Education', accent);
  for (const education of resume.education) {
    work.paragraph(education.degree, { ...body, font: 'Helvetica-Bold', size: 10.2 });
    work.paragraph(`${education.institution}, ${education.dates}`, body);
  }
}

function drawAside(aside: Column, resume: ResumeContent, accent: string): void {
  title(aside, 'Skills', accent);
  for (const { group, items } of resume.skills) {
    aside.paragraph(group, { ...body, font: 'Helvetica-Bold' });
    aside.paragraph(items.join(', '), body);
    aside.space(6);
  }
  for (const { heading, lines } of resume.sections) {
    aside.space(10);
    title(aside, heading, accent);
    for (const line of lines) {
      aside.paragraph(line, body);
      aside.space(3);
    }
  }
}

function title(column: Column, text: string, accent: string): void {
  column.paragraph(text, { font: 'Times-Bold', size: 14, color: accent });
  column.space(5);
}
