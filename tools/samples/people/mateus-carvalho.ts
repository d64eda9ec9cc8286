import type { ResumeContent } from '../resume-content.ts';

export const mateusCarvalho: ResumeContent = {
  name: 'Mateus Carvalho',
  headline: 'Backend Engineer',
  email: 'mateus.carvalho@example.com',
  phone: '(971) 555-0138',
  place: 'Beaverton, OR',
  links: ['github.com/example-mcarvalho', 'mcarvalho.example.com'],
  summary:
    'Backend engineer who likes small services, plain SQL and dashboards that tell the truth. Five years in ' +
    'payments and energy, working in Node.js and Go.',
  positions: [
    {
      title: 'Backend Engineer',
      organization: 'Junction Grid Energy',
      place: 'Beaverton, OR',
      dates: '05/2023 – Present',
      bullets: [
        'Own the metering API: Node.js and TypeScript, PostgreSQL with TimescaleDB, 1.8 million readings an hour.',
        'Rewrote the tariff engine in Go after profiling showed that 70% of the time went to decimal arithmetic; billing runs finish in 40 minutes, not six hours.',
        'Set up Docker-based preview environments, so that product managers try a change before it merges.',
        'Added OpenTelemetry tracing to nine services and removed three dashboards that nobody could explain.',
      ],
    },
    {
      title: 'Software Engineer',
      organization: 'Saltbox Payments',
      place: 'San Diego, CA',
      dates: '01/2021 – 04/2023',
      bullets: [
        'Developed merchant onboarding and payout services in Node.js with RabbitMQ between them.',
        'Designed REST endpoints for refunds with idempotency keys; duplicate refunds dropped to zero.',
        'Wrote contract tests and GitLab CI pipelines for the team of seven.',
        'Took part in a one-in-five on-call rotation and wrote its runbooks.',
      ],
    },
    {
      title: 'Junior Developer (intern)',
      organization: 'Prefeitura Digital Lab',
      place: 'Recife, Brazil',
      dates: '02/2019 – 12/2019',
      bullets: ['Built a queue-ticket web application for three municipal offices in JavaScript and MySQL.'],
    },
  ],
  education: [
    {
      degree: 'BSc Information Systems',
      institution: 'Universidade Fictícia do Recife',
      dates: '2016 – 2020',
    },
  ],
  skills: [
    { group: 'Languages', items: ['TypeScript', 'JavaScript', 'Go', 'SQL', 'Bash'] },
    {
      group: 'Services',
      items: ['Node.js', 'NestJS', 'PostgreSQL', 'TimescaleDB', 'RabbitMQ', 'Redis', 'REST'],
    },
    { group: 'Platform', items: ['Docker', 'AWS (ECS, SQS)', 'GitLab CI', 'OpenTelemetry', 'Linux'] },
  ],
  sections: [
    { heading: 'Languages', lines: ['Portuguese – native', 'English – fluent', 'Spanish – good'] },
    { heading: 'Away from work', lines: ['Referee in a youth futsal league', 'Restores cassette decks'] },
  ],
};
