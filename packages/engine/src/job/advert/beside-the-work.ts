import { applying } from '../rules/applying.ts';
import { announcedPerks, conditions, ofBody, ofChecks } from '../rules/conditions.ts';
import { formFields, pageAndEmail } from '../rules/page-and-form.ts';
import { payAndPerks } from '../rules/pay-and-perks.ts';
import { matchesAny } from '../rules/rule.ts';

/** Characters; longer lines ask for more than physical demands or checks. */
const maxLengthOfBody = 200;
const maxLengthOfChecks = 80;

/** Whether what a line begins with is a label of a form and no heading: a field of it, or the title. */
export const isLabelled = (line: string): boolean => matchesAny(formFields, line);

const posture = /\b(?:stand|sit|walk|kneel|bend|stoop|crouch|climb|reach|twist)(?:ing)?\b/i;
/** So many parts of a list that speak of something else ask for it. */
const minPartsBesideBody = 2;

/** "Graduate of an accredited program, two years in a clinic, can lift 40 pounds" asks for more than what the body must bear. */
function describesBody(line: string): boolean {
  if (!matchesAny(ofBody, line)) return false;
  const parts = line.split(/[,;]/).filter((part) => part.trim().includes(' '));
  const ofWork = parts.filter((part) => !matchesAny(ofBody, part) && !posture.test(part));
  return ofWork.length < minPartsBesideBody || 2 * ofWork.length <= parts.length;
}

const besideTheWork = [pageAndEmail, formFields, applying, conditions, payAndPerks];

/** A line that belongs to the page, the form, the hours, the pay or the way to apply, and asks nothing of the work. */
export const isBesideTheWork = (line: string): boolean =>
  besideTheWork.some((rules) => matchesAny(rules, line)) ||
  (line.length <= maxLengthOfBody && describesBody(line)) ||
  (line.length <= maxLengthOfChecks && matchesAny(ofChecks, line));

const maxWordsOfAnnouncement = 25;

/** "As a member of our crew you'll enjoy": what follows are perks, though no heading says so. */
export const announcesPerks = (line: string): boolean =>
  line.split(/\s+/).length <= maxWordsOfAnnouncement && matchesAny(announcedPerks, line);
