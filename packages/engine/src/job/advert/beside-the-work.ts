import { applying } from '../rules/applying.ts';
import { announcedPerks, conditions, ofBody, ofChecks } from '../rules/conditions.ts';
import { formFields, pageAndEmail } from '../rules/page-and-form.ts';
import { payAndPerks } from '../rules/pay-and-perks.ts';
import { matchesAny } from '../rules/rule.ts';
import { offersInOtherLanguage } from './parts-of-languages.ts';

/** Characters; longer lines ask for more than physical demands or checks. */
const maxLengthOfBody = 200;
const maxLengthOfChecks = 80;

/** Whether the label at the start of a line is a form field or the title, not a heading. */
export const isLabelled = (line: string): boolean => matchesAny(formFields, line);

const posture = /\b(?:stand|sit|walk|kneel|bend|stoop|crouch|climb|reach|twist)(?:ing)?\b/i;
/** Number of parts about other subjects from which a list asks for them. */
const minPartsBesideBody = 2;

/**
 * "Graduate of an accredited program, two years in a clinic, can lift 40 pounds" asks for more than physical demands.
 */
function describesBody(line: string): boolean {
  if (!matchesAny(ofBody, line)) return false;
  const parts = line.split(/[,;]/).filter((part) => part.trim().includes(' '));
  const ofWork = parts.filter((part) => !matchesAny(ofBody, part) && !posture.test(part));
  return ofWork.length < minPartsBesideBody || 2 * ofWork.length <= parts.length;
}

const besideTheWork = [pageAndEmail, formFields, applying, conditions, payAndPerks];

/** Whether a line is about the page, the form, the hours, the pay or the way to apply, and asks nothing of the work. */
export const isBesideTheWork = (line: string): boolean =>
  besideTheWork.some((rules) => matchesAny(rules, line)) ||
  offersInOtherLanguage(line) ||
  (line.length <= maxLengthOfBody && describesBody(line)) ||
  (line.length <= maxLengthOfChecks && matchesAny(ofChecks, line));

const maxWordsOfAnnouncement = 25;

/** "As a member of our crew you'll enjoy": perks without a heading follow. */
export const announcesPerks = (line: string): boolean =>
  line.split(/\s+/).length <= maxWordsOfAnnouncement && matchesAny(announcedPerks, line);
