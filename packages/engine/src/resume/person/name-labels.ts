import type { NameWords } from '@winnow/locales';
import { piecesOf } from '../../languages/locale-lists.ts';

const anyOf = (part: keyof NameWords): string =>
  piecesOf(({ resume }) => resume.names[part]).replaceAll(' ', ' {0,2}');

const whole = anyOf('label');

/** "Name: ", or the label in a separate column. Chinese and Japanese leave out the colon. */
export const nameLabel = new RegExp(
  `^(?:${whole})(?:\\s{0,24}:\\s{0,40}|\\s{0,3}-\\s{1,4}|\\s{2,}|\\t\\s*|(?<=姓名|氏 {0,2}名) )`,
  'u',
);

const surname = anyOf('surname');
const given = anyOf('given');
const words = String.raw`(?:\p{L}[\p{L}\p{M}'’.-]*)(?: \p{L}[\p{L}\p{M}'’.-]*){0,3}`;
const between = String.raw`(?:\s{2,}|\s*[|,;]\s*|\t)`;

/** "Surname: POP   First name: Ana", in either order, on one line. */
export const nameInHalves = new RegExp(
  `^(?:(?<label>${surname})|${given})\\s?:\\s*(?<first>${words})${between}(?:${surname}|${given})\\s?:\\s*(?<second>${words})`,
  'u',
);

/** What is written before a name and is no part of it. */
export const formOfAddress =
  /^(?:นางสาว|นาง|นาย|น\.ส\.|ด\.ช\.|ด\.ญ\.)\s?|^(?:(?:[Dd]r|[Pp]rof|[Dd]oc|Ing|Mgr|Bc|MUDr|PhDr|RNDr|JUDr)\.\s*)+/u;
