import type { ResumeContent } from '../resume-content.ts';

export const sorenVestergaard: ResumeContent = {
  name: 'Søren Vestergaard',
  headline: 'Staff Software Engineer, Distributed Systems',
  email: 'soren.vestergaard@example.com',
  phone: '+1 415-555-0152',
  place: 'Oakland, CA',
  links: ['vestergaard.example.com', 'github.com/example-sorenv'],
  summary:
    'Staff engineer for storage and streaming systems on the JVM. Fourteen years in industry, two of them as tech lead ' +
    'of a group of twelve. I write design documents that survive contact with production.',
  positions: [
    {
      title: 'Staff Software Engineer',
      organization: 'Meridian Ledger',
      place: 'San Francisco, CA',
      dates: 'Oct 2020 – Present',
      bullets: [
        'Architect of the posting pipeline: Kotlin, Apache Kafka and PostgreSQL on Kubernetes; 38,000 postings a second, exactly once as the auditors see it.',
        'Led the migration of 140 services from self-managed machines to AWS EKS with Terraform over fourteen months, with two hours of announced downtime in total.',
        'Wrote the consistency checker that compares ledger and stream every five minutes; it has found four faults of our own and one in the broker.',
        'Interview lead for the infrastructure group; mentor for five senior engineers.',
      ],
    },
    {
      title: 'Senior Software Engineer',
      organization: 'Northsound Telemetry',
      place: 'Copenhagen, Denmark',
      dates: 'Feb 2015 – Sep 2020',
      bullets: [
        'Designed a time-series store in Java used by nine wind-farm operators; compression of 11:1, queries over a year of data in under two seconds.',
        'Introduced gRPC between services and REST at the edge; documented both for customers.',
        'On call for six years; reduced pages a week from 23 to 4 by deleting alerts and fixing causes.',
      ],
    },
    {
      title: 'Software Engineer',
      organization: 'Kvist & Co. Scheduling',
      place: 'Aarhus, Denmark',
      dates: 'Aug 2012 – Jan 2015',
      bullets: [
        'Optimised hospital rosters in Java and Scala; a constraint solver replaced 60 hours of manual planning a month.',
      ],
    },
  ],
  education: [
    {
      degree: 'M.Sc. Computer Science',
      institution: 'Østbro Technical University',
      dates: '2010 – 2012',
      detail: 'Thesis: bounded staleness in replicated logs.',
    },
    { degree: 'B.Sc. Mathematics', institution: 'Østbro Technical University', dates: '2007 – 2010' },
  ],
  skills: [
    { group: 'Languages', items: ['Kotlin', 'Java', 'Scala', 'Rust', 'SQL', 'some TypeScript'] },
    {
      group: 'Systems',
      items: ['Apache Kafka', 'PostgreSQL', 'RocksDB', 'gRPC', 'Kubernetes', 'Docker', 'AWS', 'Terraform'],
    },
    {
      group: 'Practice',
      items: ['capacity planning', 'incident command', 'technical writing', 'mentoring', 'CI/CD'],
    },
  ],
  sections: [
    {
      heading: 'Talks and papers',
      lines: [
        '“Two clocks are a committee”, StreamConf Example Track, 2024.',
        '“Deleting alerts for a living”, Reliability Evening Oakland, 2022.',
        'Co-author, “Checking ledgers against their logs”, Proceedings of the Example Workshop on Storage, 2021.',
      ],
    },
    { heading: 'Languages', lines: ['Danish (native), English (fluent), German (reading)'] },
  ],
};
