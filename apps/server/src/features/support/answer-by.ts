import { limits } from '@winnow/contracts';
import { hourMs } from '../../platform/clock/clock.ts';

/** When our time to answer is over; `null` while nobody waits. */
export function answerBy(waitingSince: Date | null): Date | null {
  return waitingSince && new Date(waitingSince.getTime() + limits.supportAnswerHours * hourMs);
}
