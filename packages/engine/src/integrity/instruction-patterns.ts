import { instructionsOnly, locales } from '@winnow/locales';

/**
 * Phrases addressed to a machine or to the person who ranks, instead of describing work. Matched against lowercase
 * text, one sentence at a time. Bounded gaps keep every pattern linear.
 */

const target =
  '(?:me|(?:this|the|that|my|above|said) (?:candidate|applicant|resume|cv|profile|person|application|document))';
const rules = String.raw`(?:instruction|prompt|rule|guideline|direction|command|context|criteria|constraint|polic|order|message|system)\w{0,40}`;

/** Commands, recognized at the start of a sentence. */
export const orders: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:ignore|disregard|forget|override|bypass|skip|discard|neglect)\b.{0,40}?\b(?:all|any|every|your|the|previous|prior|earlier|above|preceding|other|foregoing)\b.{0,30}?\b${rules}`,
  ),
  /^(?:ignore|disregard|forget)\b (?:all |any )?(?:the |of the |your )?(?:previous|prior|above|earlier|preceding)\b/,
  /^(?:ignore|disregard|forget) (?:the |this |that |your )?(?:resume|cv|job description|criteria|rubric|system)/,
  new RegExp(
    String.raw`^(?:rank|score|rate|grade|place|list|select|shortlist|recommend|choose|hire|accept|approve|evaluate|mark|assign|give|award)\b.{0,20}?\b${target}\b.{0,40}?\b(?:first|top|highest|best|maximum|full|perfect|\d{2,3}(?:\s?%| points|/100)?|10/10|higher|excellent|strong(?:est)?)\b`,
  ),
  /^(?:assign|give|award|output|return|reply|respond|answer|print|write|set)\b.{0,50}?\b(?:score|rating|rank|marks?|points)\b.{0,20}?\b(?:of |to |= ?|: ?)?(?:100|10\/10|max|perfect|highest)/,
  /^(?:assign|give|award|score|rate|output|return)\b.{0,25}?\b100\b/,
  /^(?:reply|respond|answer|output|return|print) (?:only |just |exclusively )?(?:with )?(?:only )?["']?(?:\d{2,3}\b|yes\b|hire|accept|approved|true)/,
  /^(?:print|reveal|show|output|repeat|display|leak|disclose|expose|dump|send|tell)\b.{0,40}?\b(?:system prompt|initial prompt|hidden prompt|your (?:prompt|instructions|rules)|api keys?|secrets?\b|credentials|environment variables|other candidates)/,
  /^(?:decode|decrypt|decipher|execute|run|translate)\b.{0,30}?\b(?:and|then) (?:follow|obey|execute|do|comply|run)/,
  /^(?:you are|act as|pretend (?:to be|you are)|roleplay as|behave as|from now on)\b.{0,60}?\b(?:dan\b|recruiter|assistant|ai\b|model|evaluator|unrestricted|jailbr|hiring manager|no longer|without (?:rules|restrictions))/,
  /^(?:stay in character|continue the pattern|do not (?:mention|reveal|disclose) (?:this|these)|follow these (?:new )?instructions|obey)/,
  /^(?:new|updated|additional|important|urgent|secret|hidden|special)? ?(?:system )?(?:instructions?|directives?|orders?|override|prompt)\b.{0,15}?\b(?:for|to)\b.{0,20}?\b(?:evaluator|ai\b|model|assistant|llm|reviewer|system|screen|ranker|grader|parser|bot)/,
  /^(?:note|message|attention|hint|memo|reminder|instructions?)\b ?(?:to|for)\b.{0,25}?\b(?:ai\b|llm|model|chatgpt|gpt|claude|gemini|assistant|screen(?:er|ing)|ranker|evaluator|bot|parser|algorithm|ats\b)/,
  /^(?:attention|dear|hey|hello|hi)\b.{0,15}?\b(?:ai\b|llm|chatgpt|gpt|language model|assistant|screening (?:ai|bot|system))/,
  /^if you(?:'re| are) an? (?:ai|llm|language model|automated|bot|machine|large)/,
  /^instructions and (?:rank|score|rate|select|recommend|hire|accept)/,
  /^(?:candidate|applicant) first with (?:a )?score/,
  /^(?:in|inside) (?:the|your) (?:summary|output|answer|response|report|evaluation),? (?:include|write|say|add|state|mention|put)/,
  /^(?:increase|raise|boost|maximi[sz]e|set|change|adjust) (?:the |this |my )?(?:candidate'?s? |applicant'?s? |match |overall |final )?(?:score|ranking|rating|rank)\b/,
  /^(?:ignore|disregard|forget) (?:everything|anything|all|what)\b.{0,20}?\b(?:above|before|previous|earlier|so far|said)\b/,
  /^(?:say|state|conclude|claim|write|agree|confirm|decide) that (?:this|the|my)\b.{0,12}?\b(?:candidate|applicant|resume|cv|profile|is the)\b.{0,40}?\b(?:strong|best|except|perfect|ideal|meets|fit\b|qualified|match)/,
  /^(?:your|the) (?:final )?(?:answer|score|output|verdict|response|rating) (?:must|should|has to|is to|will) be\b/,
  /^(?:always|never) (?:rate|rank|score|mark|reject|recommend|select|approve|shortlist|penali[sz]e)\b.{0,12}?\b(?:this|the|me|my)\b.{0,4}?\b(?:resume|candidate|applicant|cv|profile)\b/,
  /^(?:treat|consider|count|regard|assume|pretend)\b.{0,20}?\b(?:(?:this|the|my) (?:candidate|applicant|resume)\b.{0,20}?\b(?:has|as having|is|matches|meets)\b|(?:every|all|each|the job) requirements?\b.{0,20}?\b(?:as (?:met|satisfied|fulfilled)|match\w{0,40}|are met)|(?:the )?years of experience as\b)/,
  /^(?:stop|cease|end) (?:evaluating|scoring|screening|assessing)\b/,
  /^(?:reply|respond|answer|output|return|print) (?:only|just|exclusively) (?:with )?["'“]?(?:strong|hire|accept|recommend|approve)/,
  /^(?:do not|don't|never) (?:mention|list|report|consider|penali[sz]e|note)\b.{0,30}?\b(?:weakness|gap|flaw|concern|red flag|negative|shortcoming)\w{0,40}\b.{0,40}?\b(?:candidate|applicant|evaluation|assessment|summary|resume)\b/,
  /^when (?:summari[sz]ing|evaluating|scoring|ranking|reviewing|assessing|screening) (?:this|the) (?:resume|candidate|cv|applicant|profile|document)\b/,
  /^(?:developer|debug|god|admin|unrestricted) mode (?:enabled|activated|on\b)/,
  /^(?:llm|ai|model|ats|gpt|chatgpt|assistant|evaluator|screener|ranker) (?:instructions?|directives?|override|commands?)\b/,
  /^(?:system|admin|priority|emergency|security) (?:override|directive) ?[:!]/,
  /^(?:imagine|pretend|suppose) you are (?:a |an |the )?(?:recruiter|hiring manager|evaluator|judge|ai\b)/,
  /^from now on,? (?:approve|rate|rank|score|accept|recommend)\b/,
  /^skip (?:the |this |all )?(?:evaluation|screening|scoring)\b/,
];

/**
 * Phrases that no resume needs, at the start of any word. They are combined into one alternation, so that all are
 * searched in one pass.
 */
export const atWords: readonly RegExp[] = [
  /(?:resumes?|candidates?|applicants?|applications?|profiles?) (?:containing|that contain|with) this (?:line|text|phrase|sentence|note)\b/,
  /this (?:profile|candidate|resume|applicant|cv) (?:has been|was|is) (?:already )?(?:verified|approved|pre-?approved|selected|cleared|vetted)\b.{0,30}?\b(?:hr|recruit\w{0,40}|system|management|must)\b/,
  /(?:candidate|applicant) (?:is )?pre-?approved\b/,
  /(?:candidate|applicant|resume|profile|it)\b.{0,30}?\bmust be (?:advanced|forwarded|moved|invited) (?:to|for)\b/,
  /(?:other|remaining) (?:applicants|candidates)\b.{0,60}?\b(?:rank|score|rate|place) them (?:below|lower|last|under)\b/,
  /this (?:candidate|applicant|resume|cv) (?:scores?|is rated|receives|gets|earns)\b.{0,15}?\d{2,3}\b/,
  /new task ?: ?(?:output|print|rate|score|rank|reply|respond|write|answer)\b/,
  /(?:previous|prior|earlier|above) (?:instructions?|rules|constraints|prompts?) (?:are|is|have been|were) (?:now |hereby )?(?:no longer|void|invalid|cancel|superseded|revoked|obsolete)/,
  /(?:set_score|update_score|approve_candidate|shortlist_candidate|rank_candidate|send_email|hire_candidate)\s?\(/,
  /(?:candidate|applicant|resume)\b[^.]{0,40}?(?:->|=>|→) ?(?:score ?:? ?)?\d{1,3} ?(?:\/ ?100|%|points)/,
  /all (?:the )?other (?:candidates|applicants|resumes)\b.{0,60}?\b(?:fraud|fake|reject|score|rank|zero|\b0\b|worse|unqualified|lower|disqualif)/,
  /(?:score|rank|rate) (?:them|others|all others|everyone else)\b.{0,12}?\b(?:0|zero|low|lower|last)\b/,
  /this (?:candidate|applicant|resume|cv)\b.{0,60}?\b(?:exceeds?|meets?|satisf\w+|fulfil\w{0,40}|matches) (?:every|all|each|or exceeds)\b/,
  /this (?:candidate|applicant) is (?:an? |the |by far )?(?:exceptional|perfect|ideal|best|outstanding|strongest|ultimate|flawless|clear(?:ly)?|obvious(?:ly)?|uniquely|only|top|excellent|highly|a must)/,
  /(?:best|strongest|ideal|perfect|top|most qualified) (?:candidate|applicant|match) (?:you (?:will|have|could)|in (?:this|the) (?:pool|batch|stack)|for (?:this|the) (?:role|job|position) (?:you|by)|among all)/,
  /(?:must|should|shall) (?:be )?(?:ranked?|scored?|rated?|hired?|shortlist(?:ed)?|selected?) (?:as )?(?:first|top|highest|100|number one|immediately|above)/,
  /(?:rank|score|rate) (?:this|the|me|my) ?(?:candidate|applicant|resume|cv|profile)?.{0,12}?\b(?:first|100|highest|top|#1|number one|10\/10)\b/,
];

/** The same with special tokens of language models, or only at the start of a text. */
export const anywhere: readonly RegExp[] = [
  /<\|(?:im_start|im_end|system|endoftext|end_of_text|eot_id|begin_of_text|start_header_id|end_header_id)\|?>|<(?:im_start|im_end|endoftext|end_of_text|eot_id|begin_of_text|start_header_id|end_header_id)\|?>/,
  // People who write about such tags list them together: "with <system> and <user> tags".
  /\[\/?inst\]|<<\/?sys>>|<\/?(?:system|instructions?|tool_call|function_calls?|tool_use|invoke|antml)[^>]{0,40}>(?!\s*(?:,|and\b|or\b|tags?\b|elements?\b|blocks?\b))/,
  /\[(?:hidden|system|secret|internal) ?(?:instruction|prompt|message|directive)s?\]|\bbegin (?:hidden |new )?(?:system )?prompt\b/,
  /<\/(?:resume|document|candidate|cv|user|context|data|input|untrusted)[a-z_]{0,20}>/,
  /^#{2,4} ?(?:system|instructions?|human|assistant|user|new task)\b/,
  /^(?:human|assistant|system|user) ?: ?.{0,60}?(?:\b100\b|forget|ignore|reply|score|rank|you are|best|hire|understood|sure)/,
  /["'](?:overall_?score|match_?score|score|rating|rank|verdict|decision|recommendation)["'] ?: ?["']?(?:100|10\b|1\b|hire|accept|yes|"?strong)/,
  /[}\]]\s*[}\]],? ?["']\w{2,30}["'] ?:/,
  /!\[[^\]]{0,40}\]\(https?:[^)]{0,200}[{?][^)]{0,100}\)/,
  /\{(?:all |every |list of )?(?:candidate|applicant|name|prompt|system|secret|api)[^}]{0,40}\}/,
  /["'](?:name|tool|function|recipient)["'] ?: ?["'](?:set_?score|update_?score|hire|approve|send_?e?mail|http|fetch|exec|rank|shortlist)\w{0,40}/,
];

/** The same in other languages, at any position. */
export const otherLanguages: readonly RegExp[] = [...locales, ...instructionsOnly].flatMap(
  ({ instructions }) => instructions,
);
