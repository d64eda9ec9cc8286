/** Certificates by common abbreviations and names, folded. */
const known =
  'prince2|aws|itil|agilepm|msp foundation|pmp|capm|togaf|csm|cspo|psm|psm i+|safe agilist|cissp|cisa|cism|ceh|comptia|ccna|ccnp|cka|ckad|acca|cima|aca|cpa|cfa|cma|cipd|shrm-c?s?cp|sphr|phr|nebosh|iosh|osha[ -]?\\d+|servsafe|bls|acls|pals|tncc|nrp|ccrn|nihss|als|ils|mrcp|mrcs|frcs|cscs|cpcs|ipaf|pasma|smsts|sssts|cdl|twic|hazmat|hgv|sia|tefl|celta|qts|npq\\w+|six sigma|(?:green|black|yellow|white) belt|first aid|food (?:safety|hygiene)|personal licen[cs]e|18th edition|bs 7671|city (?:and|&) guilds|fhea|padi';

/** Words in entries of certificate lists: generic names, and levels. */
const certifying =
  'certified|certificate|certification|certificat|zertifikat|zertifiziert|licensed|chartered|accredited|practitioner|foundation|licen[cs]e(?: holder)?|endorsements?|ticket|provider|assessor|award in|(?:level|stage) \\d|associate|professional|specialist|instructor|course|operator|registered (?:engineer|nurse|architect|surveyor)';

const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u');
const knownName = whole(known);
const certificateWord = whole(`${known}|${certifying}`);

/** Whether folded words name a known certificate. */
export const namesCertificate = (folded: string): boolean => knownName.test(folded);

/** Whether folded words describe a certificate, by name or by generic words. */
export const soundsCertified = (folded: string): boolean => certificateWord.test(folded);
