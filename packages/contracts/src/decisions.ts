export const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'declined'] as const;
export type Stage = (typeof stages)[number];
export const stageWords: Readonly<Record<Stage, string>> = {
  new: 'New',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
};

export const decisions = ['yes', 'maybe', 'no'] as const;
export type Decision = (typeof decisions)[number];
export const decisionWords: Readonly<Record<Decision, string>> = { yes: 'Yes', maybe: 'Maybe', no: 'No' };
