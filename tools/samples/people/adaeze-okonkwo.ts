import type { ResumeContent } from '../resume-content.ts';

export const adaezeOkonkwo: ResumeContent = {
  name: 'Adaeze Okonkwo',
  headline: 'Senior Backend Engineer',
  email: 'adaeze.okonkwo@example.com',
  phone: '(503) 555-0114',
  place: 'Portland, OR',
  links: ['linkedin.com/in/example-adaeze-okonkwo', 'github.com/example-adaeze'],
  summary:
    'Backend engineer with nine years of building and running services that other companies depend on. ' +
    'For the last six years most of that work has been TypeScript on Node.js with PostgreSQL underneath, ' +
    'first for a parcel carrier and now for a booking platform. Happiest where data is awkward, traffic is ' +
    'uneven and somebody has to be on call.',
  positions: [
    {
      title: 'Senior Backend Engineer',
      organization: 'Larkspur Booking',
      place: 'Portland, OR',
      dates: 'March 2022 – Present',
      bullets: [
        'Lead engineer for the availability service: TypeScript, Node.js and PostgreSQL on AWS, answering 2,400 requests a second at peak with a p99 under 180 ms.',
        'Split a shared database into four owned schemas by 46 migrations without a maintenance window, using logical replication and eleven days of dual writes.',
        'Designed the partner REST API (OpenAPI first, versioned, idempotent writes) that 60 hotel groups now integrate with; support tickets per integration fell from 14 to 3.',
        'Moved nightly jobs to Apache Kafka consumers with outbox publishing, which ended the double bookings caused by lost callbacks.',
        'Mentor three engineers; two were promoted within eighteen months. Review designs, run the weekly incident review, on call one week in five.',
      ],
    },
    {
      title: 'Backend Engineer',
      organization: 'Copperline Parcel',
      place: 'Seattle, WA',
      dates: 'June 2019 – February 2022',
      bullets: [
        'Built the tracking event pipeline (Node.js, TypeScript, Kafka, PostgreSQL) that took in 90 million scans a month from 41 depots.',
        'Introduced Docker images, Kubernetes deployments and CI/CD with automated tests in GitHub Actions; a release takes nine minutes, not a Thursday evening.',
        'Wrote the label-rating module with property-based tests after a rounding fault had cost $212,000; no rating incident since.',
        'Cut the monthly AWS bill by 31% by right-sizing RDS instances and moving cold scans to S3.',
      ],
    },
    {
      title: 'Software Engineer',
      organization: 'Fernhollow Health Systems',
      place: 'Eugene, OR',
      dates: 'July 2017 – May 2019',
      bullets: [
        'Maintained appointment and referral services in Node.js and Express; wrote the first integration tests for them.',
        'Replaced hand-written SQL reports with a reporting schema in PostgreSQL, refreshed every fifteen minutes.',
      ],
    },
  ],
  education: [
    {
      degree: 'B.S. in Computer Science',
      institution: 'Cascadia State University',
      dates: '2013 – 2017',
      detail: 'Senior project: a timetable solver for rural school buses.',
    },
  ],
  skills: [
    { group: 'Languages', items: ['TypeScript', 'JavaScript', 'SQL', 'Go', 'Python'] },
    {
      group: 'Backend',
      items: ['Node.js', 'Fastify', 'Express', 'PostgreSQL', 'Redis', 'Apache Kafka', 'REST APIs', 'GraphQL'],
    },
    {
      group: 'Operations',
      items: ['AWS', 'Docker', 'Kubernetes', 'Terraform', 'GitHub Actions', 'OpenTelemetry', 'Grafana'],
    },
  ],
  sections: [
    {
      heading: 'Certifications',
      lines: ['AWS Certified Solutions Architect – Associate (2023)'],
    },
    {
      heading: 'Languages',
      lines: ['English (native), Igbo (fluent), Spanish (intermediate)'],
    },
  ],
};
