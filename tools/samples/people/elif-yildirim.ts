import type { ResumeContent } from '../resume-content.ts';

export const elifYildirim: ResumeContent = {
  name: 'Elif Yıldırım',
  headline: 'Frontend Engineer',
  email: 'elif.yildirim@example.com',
  phone: '(503) 555-0127',
  place: 'Hillsboro, OR',
  links: ['elif.example.com', 'github.com/example-elify'],
  summary:
    'Frontend engineer with six years of TypeScript and React, a background in typography and a habit of measuring ' +
    'before optimising.',
  positions: [
    {
      title: 'Senior Frontend Engineer',
      organization: 'Meadowlark Learning',
      place: 'Hillsboro, OR',
      dates: 'Apr 2023 – Present',
      bullets: [
        'Lead the design system (React, TypeScript, Storybook) used by five product teams.',
        'Brought the largest lesson page from 6.8 s to 1.9 s on a five-year-old phone.',
        'Wrote the Node.js layer that serves pages and talks to the content API.',
        'Made the product pass an outside WCAG 2.2 AA audit with no critical finding.',
      ],
    },
    {
      title: 'Frontend Developer',
      organization: 'Galata Interactive',
      place: 'Istanbul, Türkiye',
      dates: 'Sep 2020 – Mar 2023',
      bullets: [
        'Developed booking flows for two airlines and a theatre in React and GraphQL.',
        'Introduced end-to-end tests in Playwright and visual comparison of pages.',
        'Trained four interns; three of them stayed.',
      ],
    },
  ],
  education: [
    {
      degree: 'BA Visual Communication Design',
      institution: 'Bosporus Fictional University',
      dates: '2015 – 2019',
    },
  ],
  skills: [
    { group: 'Languages', items: ['TypeScript', 'JavaScript', 'HTML', 'CSS'] },
    { group: 'Frontend', items: ['React', 'Next.js', 'Storybook', 'Vite', 'GraphQL', 'Web performance'] },
    { group: 'Testing', items: ['Playwright', 'Vitest', 'axe'] },
    { group: 'Other', items: ['Node.js', 'Figma', 'CI/CD with GitHub Actions'] },
  ],
  sections: [{ heading: 'Languages', lines: ['Turkish (native), English (fluent), German (A2)'] }],
};
