/** Buttons and counters of the page that an advert was copied from. */
const ofPage =
  /^(?:easy apply|apply|saved?(?: job)?|share(?: this job)?|report(?: this)? job|(?:show|see|read) (?:more|less)|message|follow|dismiss|promoted|viewed|sign in|log in|back to (?:search|results|jobs)|print(?: this job)?|new)\W*$|^(?:re)?posted\b.{0,30}\b(?:ago|today|yesterday)\b|\b(?:over )?\d+\+? (?:applicants|people clicked|company alumni)\b|^see how you compare\b|^try premium\b|^referrals increase\b|^be (?:among|one of) the first\b|^set (?:a )?(?:job )?alert\b|\bsimilar jobs\b|^(?:actively|urgently) (?:hiring|recruiting|reviewing)\b|^\d[\d,]*[-–]\d[\d,]* employees\b|^(?:hiring immediately|immediate start)\W*$|^responses? managed\b|^(?:yes|no|skip)$|^\+ ?show more$|\(PDF,|\b\d+(?:\.\d+)? ?[KM]B\)|^accepting applications$|^methods? of assessment\b|^open (?:&|and) closing dates|^this job is open to|^(?:announcement|control) number\b|^(?:hiring lab|career advice|browse (?:jobs|companies|salaries)|terms(?: of (?:use|service))?|privacy cent(?:er|re)|cookies?(?: policy| settings)?|help(?: cent(?:er|re))?)$|^apply for this (?:job|role|position)$|^profile insights$|^(?:e-?mail|contact|call) us\W*$|^[A-Z] ?= ?[a-z]+,/i;

/** "Department: Quality": fields of the form that an advert was filed with. */
const field =
  /^(?:(?:job )?ref(?:erence)?(?: (?:id|code))?|main area|notice period|closing|department|reports? to|reporting to|line manager|division|business unit|closing date|interview date|(?:expected |anticipated |proposed )?start date|date (?:available|needed)|position type|contract(?: type| length)?|duration|ref(?:erence)?(?: no\.?| number)?|vacancy(?: ref\w*| type| id| no\.?)?|posted|(?:date|posted) (?:posted|date)|number of (?:vacancies|openings|positions)|vacancies|industry|sector|seniority|experience level|grade|band|fte|(?:expected|working|weekly) hours|hours per week|job location type|work location|direct reports|cost cent(?:er|re)|flsa(?: status)?)\s*[:–|]/i;

/** The head of a mail that an advert was forwarded in. */
const ofMail = /^(?:from|to|cc|sent|date|subject) ?: ?\S|^\W*(?:forwarded|original) message\W*$/i;

/** "Company: Delta Mills": more after such a word is a paragraph about it. */
const shortField =
  /^(?:company|employer|client|organi[sz]ation|location|area|gender|age(?: limit)?|ctc|budget|ug|pg|openings|no\. of (?:openings|positions|vacancies)|(?:role|employment|industry) (?:category|type)|team)(?: name)? ?[:–|].{0,60}$/i;

/** "Job role: Spinning supervisor", of which the title is read. */
const ofTitle =
  /^(?:job|post|(?:job )?(?:title|position|role|vacancy))(?: title| name)? ?[:–-] ?(?!.*\b(?:you|will)\b)\S.{2,60}$/i;

/** How to apply, and what is checked of everybody. */
const ofApplying =
  /\b(?:(?:apply|cvs?|resumes?|enquir\w+) to \S+@|call or text\b|(?:interviews?|assessments?) will (?:be|take)\b|(?:informal|confidential) (?:enquir|discussion|chat|conversation)|apply in (?:writing|person)|\bno experience (?:is )?(?:needed|necessary|required)|^closing date|only shortlisted|^visits? to the \w+ (?:is|are) |applications? will be (?:treated|reviewed|considered|assessed)|no cover letter|strictest confidence|drop us a line|(?:us|u\.s\.|uk|eu) citizen|eligible to work in)|\S@\w[\w-]*\.\w/i;

/** Until when and with what one applies. */
const ofDeadline =
  /^applications?:? (?:by|via|in|through|to|should be|are to be)\b|^interviews?\b[^.]{0,20}\b(?:week|w\/c|on|from)\b[^.]{0,20}\d|\bonly (?:successful|selected) (?:applicants|candidates)\b|^(?:no |any )?(?:agency |recruitment )?acquisition\b|\b(?:cvs?|resumes?) will not be\b|\bshortlist(?:ing|ed)\b|\bcanvassing\b|^you(?:['’]ll| will) reports? (?:directly )?(?:to|into)\b[^.]{0,100}\.?$|\b(?:applications?|vacanc(?:y|ies)|adverts?|posts?) (?:closes?|ends?|expires?|must be (?:received|submitted)|(?:are|is) (?:due|open until|reviewed|to be received))\b|\b(?:send|submit|attach|forward|email) (?:us )?(?:your|an?) (?:[\w-]+,? ){0,4}(?:cv|resume|sample|transcript|letter|portfolio|application)\b|\b(?:share|send|forward|drop) (?:your |their |updated )?(?:cvs?|resumes?)\b/i;

const day = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
/** When the work is done. */
const ofHours = new RegExp(
  String.raw`^${day}\.? ?(?:[-–&]|to|through|and) ?${day}\b|^\d on,? \d off\b|\b\d{1,2}[:.]\d\d ?(?:am|pm)? ?(?:[-–]|to) ?\d{1,2}[:.]\d\d|^we are open\b|\b\d{1,2}(?:\.\d+)? ?(?:hours?|hrs?) ?(?:pw|p\/w|per week|a week|weekly)\b|^\(?${day}[-–]${day} \d`,
  'i',
);

/** What the employer gives, where no heading says so. */
const ofPerks =
  /\b(?:annual|referral|performance|quarterly|christmas|welcome|retention|loyalty|attendance) bonus(?:es)?\b|^bonus(?:es)?\b[^.]{0,20}\d ?%|\d ?% bonus\b|\bprofit[- ]sharing\b|\bknock[- ]offs?\b|\b\d+ (?:days?|weeks?)['’]?(?: of)?(?: paid| annual)? (?:holidays?|hols|vacation|leave|pto|off)\b|\b\d+ (?:vacation|holiday|leave) days\b|\b(?:free|paid|subsidi[sz]ed|complimentary) (?:\w+ )?(?:uniforms?|breaks?|parking|fruit|coffee|drinks|meals?|floating holidays?|gym|memberships?)\b|\b(?:company|workplace) pension|\bpension (?:scheme|contribution|plan options)|\bsign[- ]?on bonus|\b(?:staff|employee) discount|\bcar allowance|\bblue light card|\bcycle to work|\bflexible spending (?:account|arrangement)|\bhealth savings account|\bfuel card\b|\b(?:laptop|macbook|van|uniform|accommodation)s?\b[^.]{0,20}\b(?:provided|supplied)\b|^(?:weekly|monthly) pay\b|\btime and a half\b|\bovertime (?:paid|at)\b|^(?:an? )?(?:personal )?training budget\b|^flexible work(?:ing)? (?:hours|schedules?)\W*$|^(?:an? )?(?:brand )?new (?:laptop|macbook)\b|\bdiscounts? on\b[^.]{0,60}\b(?:for|food|products?|great things|merchandise)\b|\b(?:extra|birthday) (?:pto )?day\b|\bemployer match\b|\bsweet equity\b|^private (?:healthcare|medical)/i;

/** What the body must bear: nothing that a resume would show. */
const ofBody =
  /\b(?:lift|carry|push|pull|move)(?:s|ing)?\b[^.]{0,60}\b(?:lbs?|pounds|kgs?|kilos?|kilograms|heavy objects)\b|\b(?:stand|sit|walk|kneel|bend|stoop|crouch|climb)(?:s|ing)?\b[^.]{0,40}\b(?:(?:long|extended|prolonged) periods|entire shift|stoop|kneel|bend|crouch|reach)(?:ing)?\b|\b(?:demands|characteristics|statements|requirements) (?:described|listed)? ?(?:here|herein|above|below)\b|\bintended to describe\b|\b(?:exhaustive|comprehensive|all-inclusive) list\b/i;

/** What is checked of everybody who is taken on. */
const ofChecks =
  /\b(?:(?:enhanced|standard|basic|satisfactory) (?:dbs|crb|disclosure)\b|\bdbs (?:check|clearance|disclosure))/i;

/** In longer lines more is asked beside what the body must bear, and beside checks. */
const mostOfBody = 200;
const mostOfChecks = 80;

/** A field of a form, whatever its label begins like: "Job ref: 12". */
const isFieldOfForm = (line: string): boolean => field.test(line);

/** Whether what a line begins with is a label of a form and no heading: a field of it, or the title. */
export const isLabelled = (line: string): boolean =>
  isFieldOfForm(line) || shortField.test(line) || ofTitle.test(line);

const posture = /\b(?:stand|sit|walk|kneel|bend|stoop|crouch|climb|reach|twist)(?:ing)?\b/i;
/** So many parts of a list that speak of something else ask for it. */
const leastBesideBody = 2;

/** "Graduate of an accredited program, two years in a clinic, can lift 40 pounds" asks for more than what the body must bear. */
function tellsOfBody(line: string): boolean {
  if (!ofBody.test(line)) return false;
  const parts = line.split(/[,;]/).filter((part) => part.trim().includes(' '));
  const ofWork = parts.filter((part) => !ofBody.test(part) && !posture.test(part));
  return ofWork.length < leastBesideBody || 2 * ofWork.length <= parts.length;
}

/** A line that belongs to the page, the form, the hours, the pay or the way to apply, and asks nothing of the work. */
export const isBesideTheWork = (line: string): boolean =>
  [ofPage, ofMail, field, shortField, ofTitle, ofApplying, ofDeadline, ofHours, ofPerks].some((pattern) =>
    pattern.test(line),
  ) ||
  (line.length <= mostOfBody && tellsOfBody(line)) ||
  (line.length <= mostOfChecks && ofChecks.test(line));

const mostWordsOfAnnouncement = 25;
const announcedPerks =
  /\b(?:you['’]?ll|you will|you can) (?:also )?(?:enjoy|receive|get)\W*$|\b(?:benefits?|perks)\b.{0,60}\b(?:includ(?:es?|ing)|following)(?: but (?:is |are )?not limited to)?\W*$|\b(?:offer|give|provide|get) (?:you )?in return\b|\bin return\b.{0,12}\b(?:we|you)\b.{0,20}\b(?:offer|get|receive|give|provide)|\b(?:strives?|aims?|works? hard) to (?:offer|provide|give)\b.{0,60}\b(?:employees|staff|people)\b/i;

/** "As a member of our crew you'll enjoy": what follows are perks, though no heading says so. */
export const announcesPerks = (line: string): boolean =>
  line.split(/\s+/).length <= mostWordsOfAnnouncement && announcedPerks.test(line);
