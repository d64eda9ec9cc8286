import { fold } from '../../words/reading-copy.ts';

const anyOf = (list: string): string =>
  fold(list)
    .split('|')
    .map((label) => label.trim().replaceAll(' ', ' {0,2}'))
    .join('|');

const whole = anyOf(
  `name|full name|candidate name|candidate's name|nom et prenom|nom|nombre|nombre y apellidos|nombre completo|nome|nome e cognome|
  nome completo|naam|nume|nume si prenume|vor- und nachname|name vorname|imie i nazwisko|jméno|jméno a příjmení|meno a priezvisko|név|teljes név|
  ad soyad|adı soyadı|adı ve soyadı|isim|namn|navn|nimi|vardas pavardė|vards uzvards|ime i prezime|име и презиме|име|фио|ф.и.о.|
  имя|фамилия имя отчество|піб|п.і.б.|прізвище ім'я по батькові|ім'я|ονοματεπώνυμο|όνομα|姓名|中文姓名|氏 名|名前|성 명|이 름|
  الاسم|الاسم الكامل|الإسم|نام و نام خانوادگی|نام|שם|שם מלא|नाम|পূর্ণ নাম|নাম|ชื่อ-นามสกุล|ชื่อ - นามสกุล|ชื่อ นามสกุล|ชื่อ|họ và tên|họ tên|tên|
  nama|nama lengkap|first names?(?:\\(s\\))? ?/ ?surnames?(?:\\(s\\))?|surnames?(?:\\(s\\))? ?/ ?first names?(?:\\(s\\))?`,
);

/** "Name: ", or the label in a separate column. Chinese and Japanese leave out the colon. */
export const nameLabel = new RegExp(
  `^(?:${whole})(?:\\s{0,24}:\\s{0,40}|\\s{0,3}-\\s{1,4}|\\s{2,}|\\t\\s*|(?<=姓名|氏 {0,2}名) )`,
  'u',
);

const surname = anyOf(
  'surname|last name|family name|familienname|nachname|nom de famille|apellidos?|cognome|apelido|achternaam|nume de familie|nazwisko|фамилия|прізвище|příjmení|soyadı?|επώνυμο|姓|성',
);
const given = anyOf(
  'first names?|given names?|forenames?|vornamen?|prenoms?|nombres?|nome|primeiro nome|voornaam|prenume|imie|имя|ім.я|jméno|adı?|όνομα|名|이름',
);
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
