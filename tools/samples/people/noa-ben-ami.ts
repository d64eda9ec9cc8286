import type { ResumeContent } from '../resume-content.ts';

export const noaBenAmi: ResumeContent = {
  name: 'Noa Ben-Ami',
  headline: 'Pastry Chef',
  email: 'noa.benami@example.com',
  phone: '(503) 555-0108',
  place: 'Portland, OR',
  links: ['noabakes.example.com'],
  summary:
    'Pastry chef with ten years in hotels and bakeries. Laminated doughs, plated desserts and a kitchen where ' +
    'nobody shouts. Experienced in menu costing, purchasing and training.',
  positions: [
    {
      title: 'Head Pastry Chef',
      organization: 'The Alder Hotel',
      place: 'Portland, OR',
      dates: 'May 2021 – Present',
      bullets: [
        'Lead a team of six serving breakfast, restaurant and banquets for up to 400 guests.',
        'Reduced food cost from 34% to 27% by planning seasonal menus and re-using trimmings.',
        'Keep the HACCP plan; three inspections in a row without a finding.',
        'Trained nine apprentices in laminated dough, chocolate and sugar work.',
      ],
    },
    {
      title: 'Pastry Cook',
      organization: 'Rosewater Bakery',
      place: 'Portland, OR',
      dates: 'February 2017 – April 2021',
      bullets: [
        'Produced 1,200 croissants and 300 loaves a day in a team of four.',
        'Developed the gluten-free line, a fifth of sales within a year.',
      ],
    },
    {
      title: 'Commis Pâtissier',
      organization: 'Café Carmel',
      place: 'Haifa, Israel',
      dates: 'June 2015 – January 2017',
      bullets: ['Prepared plated desserts and ice creams; stock-taking and orders.'],
    },
  ],
  education: [
    {
      degree: 'Diploma in Pastry and Baking',
      institution: 'Carmel School of Culinary Arts',
      dates: '2013 – 2015',
    },
  ],
  skills: [
    {
      group: 'Kitchen',
      items: ['Laminated doughs', 'Viennoiserie', 'Chocolate tempering', 'Bread baking', 'Plated desserts'],
    },
    { group: 'Management', items: ['Menu costing', 'Purchasing', 'HACCP', 'Food safety', 'Staff training'] },
  ],
  sections: [
    { heading: 'Certifications', lines: ['Food Protection Manager certification, valid until 2028'] },
    { heading: 'Languages', lines: ['Hebrew (native), English (fluent), French (intermediate)'] },
  ],
};
