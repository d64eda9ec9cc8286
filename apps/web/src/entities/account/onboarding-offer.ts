import { oncePerPerson } from '../../lib/session/once-per-person.ts';

/** Remembers whether a new user was offered onboarding, or whether something else came first. */
export const onboardingOffer = oncePerPerson('onboarding_offered');
