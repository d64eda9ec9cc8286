import type { ResumeContent } from '../resume-content.ts';

export const katerynaShevchuk: ResumeContent = {
  name: 'Kateryna Shevchuk',
  headline: 'Site Reliability Engineer',
  email: 'kateryna.shevchuk@example.com',
  phone: '(425) 555-0163',
  place: 'Bellevue, WA',
  links: ['github.com/example-kshevchuk'],
  summary:
    'Site reliability engineer with eight years of Linux, Kubernetes and AWS. I automate what hurts, and I write down ' +
    'what cannot be automated.',
  positions: [
    {
      title: 'Site Reliability Engineer',
      organization: 'Alpenglow Media',
      place: 'Bellevue, WA',
      dates: '2022-05 – present',
      bullets: [
        'Run 22 Kubernetes clusters on AWS (EKS) for a video platform with 3 million daily viewers.',
        'Built the Terraform modules and GitHub Actions workflows that 90 engineers use to ship; 140 deployments a day.',
        'Introduced service level objectives with Prometheus and Grafana; error budgets now decide what is worked on.',
        'Tune PostgreSQL and Kafka for product teams; wrote the fail-over procedure and rehearse it each quarter.',
        'Small internal tools in Python and Go; a deployment bot in Node.js.',
      ],
    },
    {
      title: 'DevOps Engineer',
      organization: 'Dnipro Cloud Workshop',
      place: 'Kyiv, Ukraine',
      dates: '2018-03 – 2022-04',
      bullets: [
        'Moved 30 customers from bare metal to Docker and Kubernetes.',
        'Wrote Ansible roles, backup checks and monitoring; restored a customer’s database within 38 minutes when it mattered.',
        'Moved the whole company’s infrastructure to another country in nine days.',
      ],
    },
  ],
  education: [
    {
      degree: 'Master’s degree in Computer Engineering',
      institution: 'Podil Polytechnic Institute',
      dates: '2012 – 2018',
    },
  ],
  skills: [
    { group: 'Platform', items: ['Kubernetes', 'Docker', 'AWS', 'Terraform', 'Ansible', 'Linux'] },
    { group: 'Observability', items: ['Prometheus', 'Grafana', 'OpenTelemetry', 'Loki'] },
    { group: 'Data', items: ['PostgreSQL', 'Apache Kafka', 'Redis'] },
    { group: 'Languages', items: ['Python', 'Go', 'Bash', 'JavaScript (basic)'] },
  ],
  sections: [
    {
      heading: 'Certifications',
      lines: ['Certified Kubernetes Administrator (CKA), 2023', 'AWS Certified SysOps Administrator, 2022'],
    },
    { heading: 'Languages', lines: ['Ukrainian (native), English (fluent), Polish (conversational)'] },
  ],
};
