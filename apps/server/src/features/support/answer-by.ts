import { limits } from '@winnow/contracts';
import { hourMs } from '../../platform/clock/clock.ts';

/** Deadline of our answer; `null` while no question is open. */
export function answerBy(waitingSince: Date | null): Date | null {
  return waitingSince && new Date(waitingSince.getTime() + limits.supportAnswerHours * hourMs);
}
