import { isBesideTheWork } from './beside-the-work.ts';
import { isPlaceAlone } from './place-alone.ts';
import { tellsWhoAndWhere } from './who-and-where.ts';

/** How strongly a line asks. `asked` is neither said to be required nor to be optional. */
export type Wording = 'must' | 'nice' | 'asked';

const niceWords =
  /\b(?:preferred|preferabl[ey]|prefer|nice[- ]to[- ]have|a (?:big |huge |strong |definite )?plus|bonus|desirable|desired|ideally|advantage(?:ous)?|beneficial|optional|good to have|helpful|not (?:strictly )?required|not (?:strictly )?(?:essential|necessary|needed)|not a must|even better|degree\b[^.;]{0,80}\b(?:may|can) (?:be )?substituted for|no must|is a pre\b|(?:would|['’]d) be (?:the (?:cherry|icing)|great|nice|helpful|useful|cool|good|lovely|handy|a bonus)|useful\b(?! (?:for|to|in)\b)|(?:that|it|this)(?:['’]s| is) (?:lovely|great|nice|fantastic|brilliant|a bonus)|welcome|an asset|familiarity with|exposure to|interest in)\b/i;
const mustWords =
  /\b(?:required?|requires|must|mandatory|essential|at least|minimum|min\.|necessary|need(?:ed|s)?|prerequisite|(?:ideal|successful|right|suitable) (?:candidate|applicant|person)s? (?:will|should) (?:have|be|possess|hold|bring)|(?:candidates?|applicants?|you) should (?:have|be|possess|hold|bring)|\d+\s*\+)\s*/i;

/** "As needed", "the needs of our guests", "any required forms": words that ask nobody for anything. */
const noAsking =
  /\b(?:as|if|when|where|wherever|whenever|than)(?: \w+)? (?:required|needed|necessary)\b|\b(?:the|any|all|other|their|our|your|its|\w+['’]s?|customers?|clients?|business|patients?|individual|specific|user|care|learning|changing|special|future|dietary) (?:required|necessary|needs)\b(?! (?:to have|experience|skills))|\b(?:necessary|needed|required) (?:to|for) (?!have|hold|possess|be\b|this|the (?:role|job|position|post))|\bneeds? of\b|\b(?:they|people|guests|customers|clients|patients|members|employees|users|teams?|everyone|who(?:ever)?) needs?\b/gi;

/** Reads the strength of a line from its own words, else `null`. */
export function readWording(line: string): Exclude<Wording, 'asked'> | null {
  if (niceWords.test(line)) return 'nice';
  return mustWords.test(line.replace(noAsking, ' ')) ? 'must' : null;
}

const leftOut =
  /\bEEO (?:policy|is the law|statement|employer)|equal[- ](?:employment )?opportunit|without regard to|regardless of (?:race|age|gender)|sexual orientation|gender identity|protected (?:characteristic|veteran|class|status)|national origin|401\s?\(?k|paid (?:time off|holidays|parental|vacation)|(?:health|dental|vision|medical) (?:insurance|coverage|benefits|plan)|(?:dental|medical|health),? (?:and )?(?:dental|vision)|stock options?|equity (?:package|grants?|and)|base salary|salary range|compensation (?:range|package|is)|competitive (?:salary|pay|compensation)|[$£€]\s?\d|reasonable accommodation|e-verify|back-?ground (?:check|investigation|screening)|selective service|submit transcripts|^an equivalent combination of\b|relying on equivalenc|perform each essential|tick (?:every|all|each)|(?:meet|match) (?:every|all|each) (?:single )?(?:of the )?(?:box|requirement|qualification|criteri)|drug (?:test|screen)|fair chance|privacy (?:policy|notice)|apply (?:now|today|via|online|directly)|click (?:the|here|on)|send (?:us )?your (?:resume|cv)|we are (?:proud|committed|an? (?:leading|global|equal|growing|fast))|we(?:['’]re| are) on a mission|our (?:mission|values|culture|company|benefits)|^our (?:customers|clients)\b|our (?:customers|clients) (?:are|include|range|love|rely|trust|can|is|have)\b|employee discount|wellness (?:program|benefit|stipend|allowance|days?|initiative|reimbursement)|health (?:and|&) wellness(?! coach)|\bcovid|we (?:will )?invest in (?:you|our (?:people|employees|team))|we anticipate (?:offering|paying)|hourly (?:rate|wage)|(?:position|job|role) (?:is )?not (?:applicable|available|open) (?:in|to)|e-?mail (?:us )?your (?:resume|cv)|check (?:out )?(?:all )?our (?:other )?(?:jobs|openings|careers)|^opportunit(?:y|ies) (?:to|for) (?:participate|travel|grow|learn|advance|career|growth|promotion|work with|be part)|tuition (?:reimbursement|assistance)|life insurance|flexible (?:pto|time off)|visa sponsorship|sponsorship|work authori[sz]ation|authori[sz]ed to work|recruit(?:er|ment) agenc|\bhttps?:|founded in|headquarter|all rights reserved|change the (?:email )?subject|(?:way|how) to apply|accept applications|we want to hear from you|days? (?:per|a|each) week in|in[- ]office (?:\(|\d|mon|days)|return to the office|compensation (?:varies|may vary)|\bpursuant to\b|committed to (?:diversity|equality|equal|inclusion)|\bequal(?:ity of)? opportunit|encourages? applications|positively (?:encourage|welcome)s?|range (?:above|below)|^billable (?:target|hours)\b|reserves? the right|(?:this )?e-?mail and any attachments|acts as an employment|security (?:screening|clearance) requirements|committed to (?:creating|building|fostering|providing) an? (?:inclusive|diverse)|inclusive (?:space|workplace|environment)|^#\w+|valued for (?:their|who)|criminal (?:histor|record)|convictions?\b|accommodations? (?:due|for|during|in)\b|affirmative action|\bdiscriminat(?:e|ion|ory)\b|protected categor|harassment|hybrid (?:work|schedule|model|way|role|policy)|not (?:be )?eligible for|incentive eligible|benefits? (?:package|selection|program)|(?:short|long)[- ]?term(?: and long[- ]?term)? disability|(?:catered|free) (?:lunch|food|snack|meal|parking)|snacks|(?:fitness|gym) (?:center|membership|program|stipend|reimbursement)|commuter|parental leave|sick (?:days|leave|time)|paid (?:leave|sick)|pay (?:rate|range|transparency|band|scale)|your salary|salar(?:y|ies) (?:is|are|will|for|may|depends?|offered)|export control|\b(?:be(?:en)?|fully|are|must) vaccinated\b|\bproof of (?:\w+ )?vaccin|\bvaccinations? (?:status|requirements?|polic|mandates?|is|are|against|required)|other (?:[\w-]+ ){0,3}(?:duties|tasks|projects|responsibilities|functions)(?: (?:and|or) \w+){0,2} as\b|duties as assigned|(?:listed|outlined|described) (?:above|below)\b|minimum qualifications to be|please (?:include|note|be advised)|requires? (?:an? )?accommodation|total rewards package|compensation for th(?:e|is) (?:role|position)|will be located at\b|work ?-?life balance|\bunlimited (?:pto|paid|vacation)|employee assistance program|(?:estimated|starting) (?:salary|pay)\b|^(?:now|we are|we['’]re) hiring\W*$|^no (?:[\w.’'-]+ ){1,6}(?:required|needed|necessary)$|^benefits? information|for benefits information|^(?:physical (?:demands|requirements)|work(?:ing)? (?:environment|conditions))\b|^are you (?:looking|ready)\b|^(?:additional locations?|(?:job )?req(?:uisition)? ?(?:number|id|#)|job (?:id|number)|posted on|hours)\b(?! of operation)|^make (?:an?|the) (?:real )?(?:difference|impact)\b.{0,24}$|please visit|this (?:job )?posting|unsolicited|referral (?:bonus|program)|years? of age|right to work|third[- ]part(?:y|ies) (?:agenc|recruit|candidates)|temporary professionals|to apply\b|submit (?:your|a) (?:resume|cv|application)|(?:follow|find) us on|click our|learn more about (?:this role|us|the team)|join us in/i;

/** "Job type: full-time": a field of the form that the advert was filed with. */
const filing =
  /^(?:job|position|employment|requisition|posting|contract|salary|pay|shift|work|experience|education|seniority) ?(?:type|id|number|code|category|family|level|function|posting|location|title|requisition|grade|schedule|status|opening)s?\b.{0,40}$|^(?:full|part)[- ]?time\b.{0,20}$|^(?:remote|hybrid|on-?site|temporary|permanent|contract)\W*$/i;

/** Lines about the company, pay, benefits, law or how to apply: they ask nothing of the candidate's work. */
export const isLeftOut = (line: string): boolean =>
  leftOut.test(line) ||
  filing.test(line) ||
  isPlaceAlone(line) ||
  tellsWhoAndWhere(line) ||
  isBesideTheWork(line);

const saysWhatItIs =
  /\b(?:is|are) (?:an?|the|one of)\b[^.]{0,100}\b(?:company|hospital|firm|start-?up|provider|leader|agency|organi[sz]ation|bank|school|clinic|manufacturer|retailer|platform|business|network|group)\b/i;
/** "Acme delivers the platform that …": a name and what it sells. */
const sellsProduct =
  /^[A-Z][\w.&’'-]+(?: [A-Z][\w.&’'-]+){0,2} (?:delivers|provides|offers|powers|sells|is (?:building|reinventing))\b[^.]{0,40}\b(?:platforms?|software|solutions?|databases?|products?|technolog(?:y|ies)|apps?|tools?|services)\b/;
const beginsWithCompany = /^(?:we|our|us)\b|^(?:at|founded) [A-Z]/i;
const speaksOfWork =
  /\b(?:you|your|look(?:ing)? for|seek(?:ing|s)?|hir(?:e|ing)|join|need|requires?|must|responsib|candidate|role|position|experience|skills?)\b/i;

/** A sentence before the first heading that tells of the company and not of the work. */
export const isCompanyIntroduction = (line: string): boolean =>
  (beginsWithCompany.test(line) || saysWhatItIs.test(line)) && !speaksOfWork.test(line);

const ofEmployer =
  /^(?:and |but |here,? |at \w+,? )?(?:we(?:['’](?:re|ve|ll))?|our|us|they|their|the company|the (?:mission|culture)|it(?: is|['’]s)|there (?:is|are)|this is (?:an? |the )|join (?:us|our|an?|the)|why (?:this|join|you)|[A-Z][\w.&’'-]+(?: [A-Z][\w.&’'-]+)? (?:is|was|has|offers|provides|believes|values|strives|helps|enhances|enables|empowers|partners with|specializes|specialises|celebrates|invests)\b)/i;
const announcement =
  /\b(?:looking (?:for|to (?:hire|add))|asked (?:me|us) to find|(?<!asylum[- ])seeking|seeks|hiring|searching for|in search of|recruiting (?:an?|for)|opportunity (?:has arisen|to join)|vacancy has arisen|applications are invited for)\b/i;

const shortestSentence = 6;
const isSentence = (line: string): boolean => line.split(/\s+/).length >= shortestSentence;

/** "You will run", where "you will have the opportunity" speaks of what the employer gives. */
const speaksOfDuty =
  /\byou(?:['’]ll| will| are| have)\b(?! (?:also )?(?:have|get|be given|enjoy|find) (?:the |an? |plenty of |many )?(?:opportunit|chance|support|access))/i;

/** A sentence about the employer ("We believe in …"): what it names may be asked for, its own words are no duty. */
export const tellsOfEmployer = (line: string): boolean =>
  isSentence(line) && ofEmployer.test(line) && !announcement.test(line) && !speaksOfDuty.test(line);

/** "Our client is a global leader in personal care": whatever it names is what the employer sells. */
export const tellsWhatEmployerIs = (line: string): boolean =>
  ((tellsOfEmployer(line) && saysWhatItIs.test(line)) || sellsProduct.test(line)) && !speaksOfWork.test(line);

/** A sentence that announces the job ("We are looking for a …") and speaks of the work, but asks nothing of its own. */
export const announcesJob = (line: string): boolean => isSentence(line) && announcement.test(line);

const plainAsking =
  /\b(?:experience (?:with|in|of)|years?['’]? (?:of )?experience|degree in|proficien|knowledge of|skilled in|expertise in|ideal candidate|(?:must|should) (?:have|be|possess)|required|requires|you (?:will|have|bring|are)|we (?:need|require|are looking for|seek)|looking for an?)\b/i;

/** Of what stands before the first heading of an advert, only lines that plainly ask are more than an introduction. */
export const asksPlainly = (line: string): boolean => plainAsking.test(line);
