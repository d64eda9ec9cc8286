import { isTitleNoun } from './title-words.ts';

/** Legal forms and the like that end the name of an employer, folded. */
const legalForms =
  /(?:^|[\s,.&(])(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|l\.l\.c|llp|plc|pvt|pte|pty|gmbh|mbh|ag|kg|ohg|e\.?v|se|s\.a\.s?|sas|sarl|s\.?r\.?l|s\.?p\.?a|sa|s\.a|bv|b\.v|nv|n\.v|oy|oyj|ab|a\/s|aps|asa|kft|zrt|sp\.? z ?o\.? ?o|s\.?l\.?u?|ltda|eireli|s\.?r\.?o|d\.?o\.?o|jsc|ooo|bhd|sdn|kk|fzco|fze|fz-llc|w\.?l\.?l)\.?(?=$|[\s,;)])/;

const organizationNouns = new Set(
  `technologies technology solutions systems services group consulting consultants consultancy bank banking hospital clinic university
college school institute academy laboratories labs industries international enterprises holdings holding associates partners
pharmaceuticals pharma foundation agency ministry department council authority commission union airlines airways hotel hotels resort
resorts restaurant insurance motors automotive logistics transport telecom telecommunications communications media networks software
infotech infosystems retail stores store supermarket supermarkets foods energy power electric electronics construction constructions builders
engineering engineers contractors manufacturing mills studio studios productions publishing press newspaper magazine ventures capital
financial finance securities investments properties realty estate realtors healthcare health medical center centre church army navy
force police county government federal trust society association federation club corporation organization organisation bpo
informatics dynamics analytics innovations outsourcing staffing recruitment airport railways railway shipping marine
gruppe klinik krankenhaus universitat stiftung verlag versicherung sparkasse stadt
hopital clinique banque societe groupe mairie ministere universite hospital banco grupo universidad empresa
ospedale banca gruppo universita comune azienda universidade prefeitura ziekenhuis gemeente bedrijf spital banca
infirmary hospice surgery nursery borough inn brewery bakery winery foundry shipyard railroad
universitatea szpital uniwersytet urzad`.split(/\s+/),
);

/** "Brook Ash Solicitors" */
const firmOfMany =
  /\s(?:solicitors|accountants|lawyers|attorneys|opticians|dentists|caterers|florists|jewellers|realtors|optometrists|architects|surveyors)$/;

/** "Company Secretary" */
export const ofCompany = /(?:^|\s)company (?=(?:secretary|director|accountant|driver|nurse|commander)s?$)/;

/** Whether folded words hold a legal form or the like. */
export const hasLegalForm = (folded: string): boolean => legalForms.test(folded);

/** How surely folded words are the name of an organization: 1 a legal form, 0.6 a typical noun, 0.4 an office of something, 0 none of them. */
export function organizationLikeness(folded: string): number {
  if (legalForms.test(folded) && legalForms.test(folded.replace(ofCompany, ''))) return 1;
  const words = folded.split(/[^\p{L}&'-]+/u);
  if (words.some((word) => organizationNouns.has(word))) return 0.6;
  if (firmOfMany.test(folded)) return 0.6;
  // A part of an employer, or the employer where no other is named.
  return /^(?:office|bureau|directorate|borough|county|city) of \p{L}/u.test(folded) ? 0.4 : 0;
}

/** Whether the piece is nothing but a legal form, as the second half of "Acme, Inc." */
export const isLegalForm = (folded: string): boolean =>
  folded.length <= 22 &&
  legalForms.test(folded) &&
  folded
    .split(/[\s,.()]+/)
    .filter(Boolean)
    .every((word) => legalForms.test(word) || word.length <= 2);

const societyOf =
  /^(?:[\p{L}.'-]+ ){0,3}(?:society|association|federation|guild|institute|institution|alliance) (?:of|for) /u;

/** "Institute of Chartered Accountants" is a membership, not an accountant's title. */
export const isSocietyOf = (folded: string): boolean => {
  if (!folded.includes(' of ') && !folded.includes(' for ')) return false;
  const [start] = societyOf.exec(folded) ?? [];
  return start !== undefined && !start.split(' ').some(isTitleNoun);
};
