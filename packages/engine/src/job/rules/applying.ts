import type { Rule } from './rule.ts';

/** How, by when and with which documents to apply. */
export const applying: readonly Rule[] = [
  {
    name: 'to apply',
    pattern:
      /\bto apply\b|apply (?:now|today|via|online|directly)|apply in (?:writing|person)|click (?:the|here|on|our)|please (?:visit|include|note|be advised|ensure)|accept applications|^visits? to the \w+ (?:is|are) /i,
    matches: ['To apply, click the button below.', 'Apply online', 'Please note that the bakery is closed.'],
    misses: ['Applies glaze to bread', 'Notes each order that pleases a guest'],
  },
  {
    name: 'papers to send',
    pattern:
      /\b(?:send|submit|attach|forward|e-?mail|share|drop) (?:us )?(?:your|their|an?|updated) (?:[\w-]+,? ){0,4}(?:cv|resume|sample|transcripts?|letter|portfolio|application)s?\b|\b(?:forward|share|send|drop) (?:updated )?(?:cvs?|resumes?)\b|\b(?:cvs?|resumes?|enquir\w+) to \S+@|\b(?:cvs?|resumes?) will not be\b|no cover letter/i,
    matches: ['Please submit a writing sample.', 'Share your resume with us', 'Send us your CV'],
    misses: ['Submits tax forms', 'Write letters and resume talks with suppliers'],
  },
  {
    name: 'how to get in touch',
    pattern:
      /^(?:walk in|stop by|come (?:by|in|see us)|drop (?:by|in)|swing by|dm us|message us|comment below|call|text)\b.{0,80}\b(?:ask for|resumes?|apply|\d{3}[-.]\d{4}|between \d|\d ?(?:to|-|–) ?\d|on the door|at the (?:door|counter|desk))|^(?:apply (?:on|at|through|with)|attach(?: an?| your)?) (?!.*\b(?:knowledge|principles|techniques|skills)\b).{2,60}$/i,
    matches: [
      'Walk in any weekday 9 to 3 and ask for Wren',
      'Attach resume and two letters.',
      'Apply on the board of the harbor',
    ],
    misses: ['Call guests by name', 'Apply knowledge of rye'],
  },
  {
    name: 'address',
    pattern: /\S@\w[\w-]*\.\w|\bhttps?:/i,
    matches: ['bread@harbor.example', 'https://harbor.example/jobs'],
    misses: ['Knows @media rules of CSS'],
  },
  {
    name: 'selection',
    pattern:
      /\b(?:interviews?|assessments?) will (?:be|take)\b|^interviews?\b[^.]{0,20}\b(?:week|w\/c|on|from)\b[^.]{0,20}\d|\bonly (?:successful|selected|shortlisted) (?:applicants|candidates)?|applications? will be (?:treated|reviewed|considered|assessed)|\bshortlist(?:ing|ed)\b|\bcanvassing\b|strictest confidence|(?:informal|confidential) (?:enquir|discussion|chat|conversation)|drop us a line|\bcall or text\b/i,
    matches: [
      'Interviews will be held on the quay.',
      'Only shortlisted candidates will hear from us.',
      'For an informal discussion call Wren.',
    ],
    misses: ['Interview candidates for the night shift', 'Talks with applicants'],
  },
  {
    name: 'deadline',
    pattern:
      /^applications?:? (?:by|via|in|through|to|should be|are to be)\b|^closing date|\b(?:applications?|vacanc(?:y|ies)|adverts?|posts?) (?:closes?|ends?|expires?|must be (?:received|submitted)|(?:(?:are|is|will be) )?(?:due|accepted|open until|reviewed|to be received))\b/i,
    matches: [
      'Applications close on Friday.',
      'Closing date: 8 March',
      'Applications accepted until filled.',
    ],
    misses: ['Closes the books each month', 'Application of paint by hand'],
  },
  {
    name: 'proof in the application',
    pattern:
      /\b(?:in|of|on|with) (?:your|the) (?:application|resume|cv)\b|^(?:to receive|you will receive) (?:proper |full )?credit\b|\byou must show the\b/i,
    matches: [
      'List the last seven years in the first part of your application.',
      'To receive proper credit, you must show the hours.',
    ],
    misses: ['Supports users of the applications', 'Credits each customer account'],
  },
  {
    name: 'references and calls',
    pattern:
      /^(?:serious|no) (?:phone )?(?:inquiries|enquiries|calls|walk-?ins|solicitors|recruiters|agencies)\b|^(?:(?:two|three|\d) )?(?:professional |written |personal )*references?(?:\W*$| (?:required|available|needed|requested|will be|are|upon)\b)|^(?:this )?position (?:is )?open until\b|\bthank(?:s)? (?:to )?all (?:applicants|candidates|who apply)\b/i,
    matches: ['No calls or walk-ins.', 'Three professional references', 'Position open until filled'],
    misses: ['Calls guests by name', 'Checks references of bakers', 'No two breads alike'],
  },
  {
    name: 'agencies',
    pattern:
      /unsolicited|recruit(?:er|ment) agenc|third[- ]part(?:y|ies) (?:agenc|recruit|candidates)|^(?:no |any )?(?:agency|recruitment) (?:calls|acquisition)/i,
    matches: ['Unsolicited resumes from agencies are not accepted.', 'No agency calls please'],
    misses: ['Experience in a digital agency', 'Manage third-party vendors'],
  },
  {
    name: 'nothing required',
    pattern:
      /^no (?:[\w.’'-]+ ){1,6}(?:required|needed|necessary)$|\bno experience (?:is )?(?:needed|necessary|required)|(?:position|job|role) (?:is )?not (?:applicable|available|open) (?:in|to)|\bnot (?:be )?eligible for/i,
    matches: ['No diploma required', 'This job is not open to agencies.'],
    misses: ['Diploma required', 'Knows when no permit is used'],
  },
  {
    name: 'what counts',
    pattern:
      /^(?!.*\b(?:years?|degree)\b)[\w ()'’+-]{2,60} (?:(?:does|do)(?:n['’]t| not) (?:count|qualify|meet (?:the|this) requirement)\b|(?:only )?counts? (?:half|double|for half|as half|too)\b|counts?$)/i,
    matches: [
      'Home baking does not count',
      'A permit alone does not meet the requirement.',
      'Night shifts only count half.',
    ],
    misses: ['Two years by the oven, night shifts count', 'Counts the bread'],
  },
  {
    name: 'substitution',
    pattern: /^(?:an )?equivalent combinations? of\b/i,
    matches: ['An equivalent combination of training and work may be considered.'],
    misses: ['Bachelor’s degree or an equivalent combination of training and work'],
  },
];
