import type { ResumeContent } from '../resume-content.ts';

export const faridRahmani: ResumeContent = {
  name: 'Farid Rahmani',
  headline: 'Licensed Practical Nurse',
  email: 'farid.rahmani@example.com',
  phone: '(503) 555-0171',
  place: 'Keizer, OR',
  links: [],
  summary:
    'Licensed practical nurse with four years in long-term care and on a hospital ward. Finishing a registered nurse ' +
    'program in June 2027. Good with anxious patients and with interpreters.',
  positions: [
    {
      title: 'Licensed Practical Nurse',
      organization: 'Chemeketa Gardens Care Center',
      place: 'Keizer, OR',
      dates: 'March 2024 – Present',
      bullets: [
        'Medication rounds, wound care and catheter care for 28 residents under the direction of a registered nurse.',
        'Supervise five nursing assistants on evening shifts.',
        'Chart in PointClickCare; member of the fall prevention group.',
      ],
    },
    {
      title: 'Licensed Practical Nurse, Medical Ward',
      organization: 'Santiam Regional Hospital',
      place: 'Salem, OR',
      dates: 'August 2022 – February 2024',
      bullets: [
        'Vital signs, blood glucose checks, dressings and patient education on a 26-bed ward; documentation in Epic.',
        'Helped patients and families in Dari and Farsi.',
      ],
    },
    {
      title: 'Pharmacy Assistant',
      organization: 'Herat Central Pharmacy',
      place: 'Herat, Afghanistan',
      dates: '2017 – 2020',
      bullets: ['Dispensed prescriptions under supervision; stock and cold chain.'],
    },
  ],
  education: [
    {
      degree: 'Associate Degree in Nursing (in progress)',
      institution: 'Marion County Community College',
      dates: '2025 – 2027 (expected)',
    },
    {
      degree: 'Practical Nursing Certificate',
      institution: 'Marion County Community College',
      dates: '2021 – 2022',
    },
  ],
  skills: [
    {
      group: 'Nursing',
      items: ['Medication administration', 'Wound care', 'Vital signs', 'Catheter care', 'Patient education'],
    },
    { group: 'Systems', items: ['PointClickCare', 'Epic'] },
  ],
  sections: [
    {
      heading: 'Licenses and certifications',
      lines: ['Licensed Practical Nurse (LPN), Oregon', 'Basic Life Support (BLS), 2025'],
    },
    { heading: 'Languages', lines: ['Dari (native), Farsi (native), English (fluent)'] },
  ],
};
