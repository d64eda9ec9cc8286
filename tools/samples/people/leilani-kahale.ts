import type { ResumeContent } from '../resume-content.ts';

export const leilaniKahale: ResumeContent = {
  name: 'Leilani Kahale, BSN, RN, CCRN',
  headline: 'Critical Care Registered Nurse',
  email: 'leilani.kahale@example.com',
  phone: '(808) 555-0155',
  place: 'Salem, OR',
  links: [],
  summary:
    'Registered nurse with seven years of bedside nursing, five of them in intensive care. Charge nurse on nights, ' +
    'preceptor for new graduates, steady in a code.',
  positions: [
    {
      title: 'Registered Nurse, Medical-Surgical ICU',
      organization: 'Santiam Regional Hospital',
      place: 'Salem, OR',
      dates: 'September 2021 – Present',
      bullets: [
        'Care for one or two critically ill adults a shift in a 22-bed intensive care unit: mechanical ventilation, vasopressor titration, continuous renal replacement therapy, arterial lines.',
        'Charge nurse two nights a week; staffing, bed flow and rapid response calls for 180 beds.',
        'Preceptor for eleven new graduate nurses; all completed orientation.',
        'Led the unit’s sepsis bundle project: antibiotics within the hour rose from 71% to 93%.',
        'Document in Epic; super-user during its introduction.',
      ],
    },
    {
      title: 'Registered Nurse, Telemetry',
      organization: 'Windward Community Medical Center',
      place: 'Hilo, HI',
      dates: 'July 2019 – August 2021',
      bullets: [
        'Care for five patients a shift on a 30-bed cardiac telemetry unit; rhythm interpretation, heparin and amiodarone infusions.',
        'Floated to a COVID-19 step-down unit in 2020 and 2021.',
        'Taught patients and families about heart failure; readmissions on the unit fell by a fifth.',
      ],
    },
  ],
  education: [
    {
      degree: 'Bachelor of Science in Nursing (BSN)',
      institution: 'Pacific Isles University',
      dates: '2015 – 2019',
    },
  ],
  skills: [
    {
      group: 'Clinical',
      items: [
        'Mechanical ventilation',
        'Hemodynamic monitoring',
        'Vasopressor titration',
        'CRRT',
        'Sepsis care',
        'Wound care',
        'IV therapy',
      ],
    },
    {
      group: 'Practice',
      items: ['Charge nurse', 'Precepting', 'Patient education', 'Epic', 'Quality improvement'],
    },
  ],
  sections: [
    {
      heading: 'Licenses and certifications',
      lines: [
        'Registered Nurse (RN), Oregon, active',
        'CCRN – Adult, 2023',
        'ACLS and BLS, valid until 2027',
      ],
    },
    { heading: 'Languages', lines: ['English (native), Hawaiian (conversational)'] },
  ],
};
