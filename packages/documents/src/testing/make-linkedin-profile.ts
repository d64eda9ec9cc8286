import { makePdf } from './make-pdf.ts';

/** Points, as in the files that LinkedIn saves. */
const [left, right] = [22, 224];

type Line = readonly [text: string, size: number, below?: number];

const sidebar: readonly Line[] = [
  ['Contact', 13, 4],
  ['+44 7700 900123 (Mobile)', 10.5],
  ['imani.sato@example.com', 10.5, 6],
  ['www.linkedin.com/in/imani-sato-0000 (LinkedIn)', 10.5],
  ['imani.example.org (Portfolio)', 10.5, 12],
  ['Top Skills', 13, 4],
  ['Python', 10.5],
  ['SQL', 10.5],
  ['Apache Airflow', 10.5, 12],
  ['Languages', 13, 4],
  ['English (Native or Bilingual)', 10.5],
  ['German (Limited Working)', 10.5, 12],
  ['Certifications', 13, 4],
  ['AWS Certified Data Engineer', 10.5],
  ['Certified Kubernetes Administrator', 10.5],
];

const firstPage: readonly Line[] = [
  ['Imani Sato', 26],
  ['Senior Data Engineer at Harbour Foods', 12],
  ['Leeds, England, United Kingdom', 12, 14],
  ['Summary', 15.75, 8],
  ['Data engineer with nine years in logistics and food. Likes plain SQL and short meetings.', 12, 14],
  ['Experience', 15.75, 10],
  ['Harbour Foods', 12],
  ['7 years 6 months', 10.5, 6],
  ['Senior Data Engineer', 11.5],
  ['March 2021 - Present (5 years 9 months)', 10.5],
  ['Leeds, England, United Kingdom', 10.5],
  ['Runs the data platform for 12 warehouses. Moved 40 pipelines to Airflow and dbt.', 10.5, 10],
  ['Data Engineer', 11.5],
  ['June 2019 - March 2021 (1 year 10 months)', 10.5],
  ['Built pipelines in Python and Kafka.', 10.5, 14],
  ['Lumen Works', 12],
  ['Data Analyst', 11.5],
  ['September 2017 - May 2019 (1 year 9 months)', 10.5],
  ['Reports in SQL and Tableau.', 10.5],
];

const secondPage: readonly Line[] = [
  ['Quillfield Ltd', 12],
  ['Data Intern', 11.5],
  ['July 2016 - September 2016 (3 months)', 10.5, 14],
  ['Education', 15.75, 10],
  ['Harbour University', 12],
  ['Bachelor of Science - BS, Computer Science · (2013 - 2017)', 10.5],
];

/** A fictional profile of two pages, laid out as LinkedIn saves them: a dark sidebar, and the profile next to it. */
export function makeLinkedInProfile(): Promise<Uint8Array> {
  return makePdf(
    (page) => {
      const column = (lines: readonly Line[], at: { x: number; y: number; width: number; color: string }) => {
        let { y } = at;
        for (const [text, size, below = 2] of lines) {
          const link = text.includes('linkedin.com') ? 'https://www.linkedin.com/in/imani-sato-0000' : null;
          page.fontSize(size).fillColor(at.color).text(text, at.x, y, { width: at.width, link });
          y = page.y + below;
        }
      };
      const footer = (number: number) =>
        page.fontSize(9).fillColor('#555').text(`Page ${number} of 2`, 380, 760, { lineBreak: false });
      const shade = () => page.rect(0, 0, 204, 792).fill('#293e49');
      shade();
      column(sidebar, { x: left, y: 36, width: 165, color: '#ffffff' });
      column(firstPage, { x: right, y: 44, width: 360, color: '#181818' });
      footer(1);
      page.addPage();
      shade();
      column(secondPage, { x: right, y: 44, width: 360, color: '#181818' });
      footer(2);
    },
    { size: 'LETTER', margin: 0 },
  );
}
