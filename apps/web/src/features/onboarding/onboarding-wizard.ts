import { useState } from 'react';
import { noAnswers, type OnboardingAnswers } from '../../entities/account/hiring/onboarding-answers.ts';

export type Wizard = {
  /** From 0. */
  readonly step: number;
  readonly answers: OnboardingAnswers;
};

const firstStep: Wizard = { step: 0, answers: noAnswers };

/** A user's position in the wizard, stored in this browser so that they can continue another day. */
export function useWizard(userId: string, lastStep: number) {
  const [wizard, setWizard] = useState(() => readWizard(userId, lastStep));

  function show(next: Wizard): void {
    setWizard(next);
    keepWizard(userId, next);
  }

  return {
    ...wizard,
    answer: (change: Partial<OnboardingAnswers>) =>
      show({ ...wizard, answers: { ...wizard.answers, ...change } }),
    next: () => show({ ...wizard, step: Math.min(wizard.step + 1, lastStep) }),
    back: () => show({ ...wizard, step: Math.max(wizard.step - 1, 0) }),
    reset: () => show(firstStep),
    /** Removes the stored position from this browser. */
    forget: () => forgetWizard(userId),
  };
}

function keyOf(userId: string): string {
  return `onboarding_${userId}`;
}

/** @returns the first step if nothing valid is stored */
export function readWizard(userId: string, lastStep: number): Wizard {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<Wizard> | null;
    if (!kept || !Number.isInteger(kept.step) || typeof kept.answers !== 'object') return firstStep;
    const step = Math.min(Math.max(Number(kept.step), 0), lastStep);
    return { step, answers: knownAnswers(kept.answers) };
  } catch {
    return firstStep;
  }
}

function knownAnswers(kept: Readonly<Record<string, unknown>>): OnboardingAnswers {
  const entries = Object.entries(noAnswers).map(([field, empty]) => {
    const value = kept[field];
    const isSameKind = Array.isArray(empty)
      ? Array.isArray(value) && value.every((one) => typeof one === 'string')
      : typeof value === 'string';
    return [field, isSameKind ? value : empty];
  });
  return Object.fromEntries(entries) as OnboardingAnswers;
}

function keepWizard(userId: string, wizard: Wizard): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(wizard));
  } catch {
    // Without storage, the answers last until the page is left.
  }
}

function forgetWizard(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Then nothing was stored either.
  }
}
