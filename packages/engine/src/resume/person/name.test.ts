import { documentFromText } from '@winnow/document-model';
import { describe, expect, it } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readLines } from '../sections/lines.ts';
import { findContacts } from './contacts.ts';
import { findName } from './name.ts';

const vocabulary = loadVocabulary();
const nameIn = (text: string): string | undefined =>
  findName(readLines(documentFromText(text)), findContacts(text), vocabulary)?.value;

describe('the name', () => {
  it.each([
    'Ngozi Adeyemi-Larsen',
    "Siobhan O'Súilleabháin",
    'Nguyễn Thị Minh Khai',
    'María José de la Cruz Quispe',
    'ŁUKASZ WÓJCIK',
    'Ayşe Yılmaz',
    'Abdul Rahman bin Yusof',
    'José Ramos-Horta Jr.',
    'DWAYNE K. MBEKI JR.',
    'Neil Baker',
    'Ravi K. Subramaniam',
    'Мария Иванова',
    '王小明',
    'محمد الفاسي',
  ])('is found at the top without a list of names: %s', (name) => {
    expect(nameIn(`${name}\nAccountant\nsomebody@example.org\n\nExperience\nAccountant at Acme Ltd`)).toBe(
      name,
    );
  });

  it.each([
    [
      'Curriculum Vitae\nSenior Accountant\n12 Oak Street, Leeds\nKwame Mensah\nkwame.mensah@example.org',
      'Kwame Mensah',
    ],
    ['RESUME\n\nName: Linh Tran\nAddress: 4 Church Lane', 'Linh Tran'],
    ['Amara Okafor, PhD, CPA\nFinance Director', 'Amara Okafor'],
    ['H A N N A   L I N D S T R Ö M - P A T E L\nhanna@example.se', 'HANNA LINDSTRÖM-PATEL'],
    ['T AYLOR J ONES\ntaylor@example.se', 'TAYLOR JONES'],
    ['Imani HarcastleAddress\n12 Oak Street', 'Imani Harcastle'],
    ['» Kumaran Iyer, MBA\nContact No.: 555', 'Kumaran Iyer'],
    ['First name(s) / Surname(s)   Ioana Pop\nTelephone   +40 264 555 010', 'Ioana Pop'],
    ['Yuki Tanaka | yuki@example.jp | +81 3 5550 0100', 'Yuki Tanaka'],
    ['Curriculum Vitae\tIoana Popescu\nPharmacist', 'Ioana Popescu'],
    ['Dmitri Volkov Marketing Manager Riga, Latvia', 'Dmitri Volkov'],
  ])('is found next to other text: %s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it('is joined from two lines in the largest letters', () => {
    const plain = documentFromText('Mateus\nCarvalho\nBackend Engineer');
    const lines = plain.lines.map((line, index) => ({ ...line, fontSize: index < 2 ? 21 : 10 }));
    const found = findName(readLines({ ...plain, lines }), findContacts(plain.text), vocabulary);
    expect(found).toEqual({ value: 'Mateus Carvalho', evidence: [{ start: 0, end: 15 }] });
  });

  it.each([
    'Work Experience\nSoftware Engineer\nNew York, NY',
    'Project Manager\nObjective\nTo work in a growing company and use my skills.',
    'Acme Solutions Ltd\n12 High Street',
    'S CHOOL P RINCIPAL\nTeaches mathematics',
    'Harwick CA\nBlog Handle',
    'INVOICE\nInvoice No: 2024-0178\nTotal due: 756.00',
    "Grandmother's Apple Cake\n\nIngredients\n4 apples, 200 g flour",
    '',
  ])('is not taken from a heading, a title, a place or a firm: %j', (text) => {
    expect(nameIn(text)).toBeUndefined();
  });

  it.each([
    ['السيرة الذاتية\nليلى حداد\nlayla@example.com', 'ليلى حداد'],
    ['个人简历\n王小明\nwang@example.com', '王小明'],
    ['Резюме\nМария Иванова\nmaria@example.com', 'Мария Иванова'],
  ])('is not a word for the resume itself: %j', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    ['Ravi "Rav" Sandhu-Blake\nrav@example.com', 'Ravi "Rav" Sandhu-Blake'],
    ['Tamsin Oakes Leeds LS6 | 07700 900155 | tamsin@example.com', 'Tamsin Oakes'],
    ['CV – Fergus Ó Dálaigh\nfergus@example.com', 'Fergus Ó Dálaigh'],
    ['Name: Ana Pop Address: 9 Salt Row Phone: 07700 900677', 'Ana Pop'],
    ['# Ingrid Sørbø\ningrid@example.com', 'Ingrid Sørbø'],
    ['★ MARISOL QUINTANA ★\nmarisol@example.com', 'MARISOL QUINTANA'],
  ])('is separated from text next to it: %j', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it('is not a rank in a department', () => {
    expect(nameIn('SENIOR HR\nHighlights\nSafety and employee relations')).toBeUndefined();
  });
});
