import type { ResumeContent } from '../resume-content.ts';

export const priyaRaghunathan: ResumeContent = {
  name: 'Priya Raghunathan',
  headline: 'Senior Software Engineer – Backend',
  email: 'priya.raghunathan@example.com',
  phone: '(360) 555-0191',
  place: 'Vancouver, WA',
  links: ['linkedin.com/in/example-priya-raghunathan'],
  summary:
    'Backend engineer with seven years of experience, five of them in TypeScript and Node.js. Known for calm incident ' +
    'handling, readable code reviews and migrations that nobody notices.',
  positions: [
    {
      title: 'Senior Software Engineer',
      organization: 'Quillback Insurance Technology',
      place: 'Vancouver, WA (hybrid)',
      dates: 'January 2023 – Present',
      bullets: [
        'Develop quoting and policy services in TypeScript on Node.js (NestJS), deployed with Docker to Google Kubernetes Engine.',
        'Reduced median quote time from 4.1 s to 900 ms by batching PostgreSQL reads and caching rating tables in Redis.',
        'Replaced polling between claims and billing with Google Pub/Sub events and a dead-letter routine that support staff can operate.',
        'Maintain the GraphQL gateway used by the web and mobile teams.',
        'Buddy for new starters; wrote the onboarding guide for the backend guild.',
      ],
    },
    {
      title: 'Software Engineer',
      organization: 'Tamarind Labs',
      place: 'Chennai, India',
      dates: 'July 2020 – November 2022',
      bullets: [
        'Built REST APIs in Node.js and TypeScript for a grocery delivery service in nine cities.',
        'Wrote unit and integration tests with Jest; coverage of the order service rose from 22% to 84%.',
        'Set up CI/CD with GitLab CI, including database migrations that roll back by themselves.',
      ],
    },
    {
      title: 'Associate Software Engineer',
      organization: 'Neem Tree Analytics',
      place: 'Chennai, India',
      dates: 'June 2019 – June 2020',
      bullets: ['Maintained Python ETL jobs and PostgreSQL reports for retail clients.'],
    },
  ],
  education: [
    {
      degree: 'Bachelor of Engineering, Computer Science and Engineering',
      institution: 'Marina College of Engineering, Chennai',
      dates: '2015 – 2019',
      detail: 'First class with distinction',
    },
  ],
  skills: [
    { group: 'Programming', items: ['TypeScript', 'JavaScript', 'Python', 'SQL'] },
    { group: 'Backend', items: ['Node.js', 'NestJS', 'GraphQL', 'REST', 'PostgreSQL', 'Redis', 'Pub/Sub'] },
    {
      group: 'Cloud and delivery',
      items: ['Google Cloud', 'Kubernetes', 'Docker', 'GitLab CI', 'Terraform (basic)'],
    },
  ],
  sections: [
    { heading: 'Certifications', lines: ['Google Cloud Professional Cloud Developer, 2024'] },
    { heading: 'Languages', lines: ['English, Tamil and Hindi (fluent)'] },
  ],
};
