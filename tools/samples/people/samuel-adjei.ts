import type { ResumeContent } from '../resume-content.ts';

export const samuelAdjei: ResumeContent = {
  name: 'Samuel Adjei',
  headline: 'Backend Developer',
  email: 'samuel.adjei@example.com',
  phone: '(208) 555-0119',
  place: 'Boise, ID',
  links: [],
  summary:
    'Backend developer with six years of experience in Node.js and PostgreSQL, most of it for warehouses and carriers.',
  positions: [
    {
      title: 'Backend Developer',
      organization: 'Sagebrush Warehousing',
      place: 'Boise, ID',
      dates: 'Jan 2022 - Present',
      bullets: [
        'Develop stock and dispatch services in TypeScript and Node.js with PostgreSQL.',
        'Integrated four carriers by REST API; labels print in under a second.',
        'Deploy with Docker to AWS by way of GitHub Actions.',
      ],
    },
    {
      title: 'Web Developer',
      organization: 'Gold Coast Systems',
      place: 'Accra, Ghana',
      dates: 'Mar 2020 - Nov 2021',
      bullets: [
        'Built a delivery booking site in Node.js, Express and MySQL.',
        'Wrote automated tests and trained two colleagues.',
      ],
    },
  ],
  education: [
    { degree: 'BSc Computer Science', institution: 'Volta Fictional University', dates: '2015 - 2019' },
  ],
  skills: [
    {
      group: 'Skills',
      items: ['TypeScript', 'Node.js', 'PostgreSQL', 'MySQL', 'REST', 'Docker', 'AWS', 'RabbitMQ', 'Git'],
    },
  ],
  sections: [{ heading: 'Languages', lines: ['English (fluent), Twi (native)'] }],
};
