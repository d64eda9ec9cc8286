import { type Foundation, feature } from '../feature.ts';
import { createEmailBudget, emailLimitsOf } from './email-budget.ts';
import { createLimitStore } from './limit-store.ts';
import { handleLimitTasks } from './limit-tasks.ts';

export const limits = feature({
  createServices({ database, clock, identityBase: { keys, settings } }: Foundation) {
    const digest = (text: string) => keys.hmac('limits', text).toString('base64url');
    return {
      limitStore: createLimitStore({ database, clock, digest }),
      emailBudget: createEmailBudget({ database, clock, digest, limits: emailLimitsOf(settings) }),
    };
  },
  tasks: handleLimitTasks,
});
