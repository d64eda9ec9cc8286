import type { ResumeContent } from '../resume-content.ts';

export const linhTran: ResumeContent = {
  name: 'Linh Tran',
  headline: 'Full-Stack Developer',
  email: 'linh.tran@example.com',
  phone: '(206) 555-0176',
  place: 'Tacoma, WA',
  links: ['github.com/example-linhtran'],
  summary:
    'Full-stack developer with three years at small agencies, at home in React and comfortable in Node.js. ' +
    'Looking for a team where the backend is the main thing and where I can grow under experienced engineers.',
  positions: [
    {
      title: 'Full-Stack Developer',
      organization: 'Brightwater Studio',
      place: 'Tacoma, WA',
      dates: 'Sep 2024 – Present',
      bullets: [
        'Deliver web shops and member portals for local clients with React, Next.js and Node.js.',
        'Designed a MySQL schema and REST API for a ferry operator’s season passes; 11,000 passes sold in the first month.',
        'Introduced automated tests with Vitest and Playwright; regressions reported by clients fell by half.',
      ],
    },
    {
      title: 'Junior Web Developer',
      organization: 'Oak & Anchor Digital',
      place: 'Olympia, WA',
      dates: 'Aug 2023 – Aug 2024',
      bullets: [
        'Built accessible page templates and moved six WordPress sites to a shared hosting platform.',
        'Wrote small Express services for forms, newsletters and image resizing.',
        'Kept the build on GitHub Actions green and documented it.',
      ],
    },
  ],
  education: [
    {
      degree: 'Associate degree in Web Development',
      institution: 'Puget Technical College',
      dates: '2021 – 2023',
    },
  ],
  skills: [
    { group: 'Frontend', items: ['React', 'Next.js', 'HTML', 'CSS', 'Accessibility'] },
    { group: 'Backend', items: ['Node.js', 'Express', 'MySQL', 'REST APIs'] },
    { group: 'Languages', items: ['JavaScript', 'TypeScript', 'PHP'] },
    { group: 'Tools', items: ['Git', 'GitHub Actions', 'Docker', 'Figma'] },
  ],
  sections: [
    { heading: 'Languages', lines: ['English (native)', 'Vietnamese (native)'] },
    { heading: 'Volunteering', lines: ['Code club for girls aged 10–14, Tacoma Public Library, since 2022'] },
  ],
};
