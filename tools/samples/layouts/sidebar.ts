import type { ResumeContent } from '../resume-content.ts';
import { type Column, createColumn, type TextStyle } from './column.ts';
import { createPdf, finishPdf } from './pdf-file.ts';

const sidebarWidth = 190;

/** Two columns: contacts, skills and languages in a colored sidebar at the left, the experience at the right. */
export function sidebarPdf(resume: ResumeContent, accent: string): Promise<Uint8Array> {
  const document = createPdf(`${resume.name} – CV`);
  document.rect(0, 0, sidebarWidth, document.page.height).fill(accent);
  drawBar(createColumn(document, { x: 26, width: sidebarWidth - 48, top: 52, bottom: 760 }), resume);
  drawStory(
    createColumn(document, { x: sidebarWidth + 30, width: 350, top: 52, bottom: 760 }),
    resume,
    accent,
  );
  return finishPdf(document);
}

function drawBar(bar: Column, resume: ResumeContent): void {
  const light: TextStyle = { font: 'Helvetica', size: 9.2, color: '#f4f4f4', leading: 3 };
  const heading = (text: string) => {
    bar.space(18);
    bar.paragraph(text.toUpperCase(), {
      font: 'Helvetica-Bold',
      size: 9.2,
      color: '#ffffff',
      tracking: 1.3,
    });
    bar.space(5);
  };

  bar.paragraph(resume.name, { font: 'Helvetica-Bold', size: 21, color: '#ffffff' });
  bar.space(4);
  bar.paragraph(resume.headline, { ...light, size: 11 });
  heading('Contact');
  for (const line of [resume.email, resume.phone, resume.place, ...resume.links]) bar.paragraph(line, light);
  for (const { group, items } of resume.skills) {
    heading(group);
    for (const item of items) bar.paragraph(item, light);
  }
  for (const { heading: title, lines } of resume.sections) {
    heading(title);
    for (const line of lines) bar.paragraph(line, light);
  }
}

function drawStory(story: Column, resume: ResumeContent, accent: string): void {
  const body: TextStyle = { font: 'Helvetica', size: 9.8, color: '#262626', leading: 2.8 };
  const heading = (text: string) => {
    story.space(18);
    story.paragraph(text, { font: 'Helvetica-Bold', size: 13.5, color: accent });
    story.space(6);
  };

  story.paragraph('Profile', { font: 'Helvetica-Bold', size: 13.5, color: accent });
  story.space(6);
  story.paragraph(resume.summary, body);

  heading('Work experience');
  resume.positions.forEach((position, index) => {
    if (index > 0) story.space(10);
    story.paragraph(position.title, { ...body, font: 'Helvetica-Bold', size: 10.6 });
    story.paragraph(`${position.organization} · ${position.place}`, body);
    story.paragraph(position.dates, { ...body, size: 9, color: '#6b6b6b' });
    story.space(3);
    for (const bullet of position.bullets) story.bullet(bullet, body, '–');
  });

  heading('Education');
  for (const education of resume.education) {
    story.paragraph(education.degree, { ...body, font: 'Helvetica-Bold', size: 10.6 });
    story.paragraph(`${education.institution} · ${education.dates}`, body);
    if (education.detail) story.paragraph(education.detail, body);
  }
}
