import type { ResumeContent } from '../resume-content.ts';

export const tomasQuispe: ResumeContent = {
  name: 'Tomás Quispe Herrera',
  headline: 'Junior Software Developer, formerly mathematics teacher',
  email: 'tomas.quispe@example.com',
  phone: '(541) 555-0145',
  place: 'Bend, OR',
  links: ['github.com/example-tquispe'],
  summary:
    'Mathematics teacher of eleven years who automated his school’s timetable, liked it more than he expected and ' +
    'retrained as a developer. One year of paid work with TypeScript and Node.js. Patient, exact, used to explaining.',
  positions: [
    {
      title: 'Junior Software Developer',
      organization: 'Juniper Ridge Co-operative',
      place: 'Bend, OR',
      dates: 'October 2025 – Present',
      bullets: [
        'Develop the members’ ordering site: TypeScript, Node.js, Express and PostgreSQL.',
        'Wrote a REST endpoint and import for 4,300 products; replaced a spreadsheet mailed every Monday.',
        'Added tests to every fault I fix (Vitest); 212 so far.',
      ],
    },
    {
      title: 'Mathematics Teacher',
      organization: 'High Desert Secondary School',
      place: 'Bend, OR',
      dates: 'August 2014 – June 2025',
      bullets: [
        'Taught algebra, statistics and calculus to classes of up to 31; head of department from 2020.',
        'Wrote a Python program that plans rooms and lessons for 46 teachers, in use since 2021.',
        'Mentored six new teachers through their first year.',
      ],
    },
  ],
  education: [
    {
      degree: 'Certificate in Software Development (24 weeks, full time)',
      institution: 'Three Sisters Code School, Bend, OR',
      dates: '2025',
    },
    {
      degree: 'B.S. in Mathematics Education',
      institution: 'Cascadia State University',
      dates: '2010 – 2014',
    },
  ],
  skills: [
    { group: 'Programming', items: ['TypeScript', 'JavaScript', 'Python', 'SQL'] },
    { group: 'Tools', items: ['Node.js', 'Express', 'PostgreSQL', 'Git', 'Docker (basic)', 'Vitest'] },
  ],
  sections: [
    { heading: 'Languages', lines: ['Spanish (native), English (native), Quechua (conversational)'] },
  ],
};
