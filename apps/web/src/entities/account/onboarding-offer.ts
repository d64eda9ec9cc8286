import { oncePerPerson } from '../../lib/session/once-per-person.ts';

/** Whether the questions to a new account were put before its user, or something else came first. */
export const onboardingOffer = oncePerPerson('onboarding_offered');
