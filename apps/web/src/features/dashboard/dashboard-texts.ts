import { defineTexts } from '../../lib/language/define-texts.ts';

const english = {
  title: 'Dashboard · Winnow',
  greeting: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  next: 'What comes next',
  onboarding: {
    heading: 'Tell us what you hire for',
    explanation: 'Three short steps. Your first job description then begins with the answers.',
    action: 'Go on',
  },
  matcher: {
    heading: 'See a score explained',
    explanation: 'One resume against one job description, free, and nothing is stored.',
    action: 'Open the resume matcher',
  },
  credits: {
    heading: 'Look at your credits',
    explanation: 'Ten a month are free. A resume that cannot be read costs nothing.',
    action: 'Open the credits',
  },
  safety: {
    heading: 'Add a second step to your login',
    explanation: 'With an authenticator app, a stolen password is not enough to get in.',
    action: 'Open the settings',
  },
};

export const dashboardTexts = defineTexts(english);
