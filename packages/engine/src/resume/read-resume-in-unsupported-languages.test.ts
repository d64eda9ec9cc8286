import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readResume } from './read-resume.ts';

const vocabulary = loadVocabulary();
const read = (text: string) => readResume(documentFromText(text), { vocabulary, today: '2026-11-21' });

type Reading = {
  readonly language: string;
  readonly text: string;
  readonly name: string;
  readonly positions: readonly string[];
  readonly education: readonly string[];
  readonly spoken: readonly string[];
};

const readings: readonly Reading[] = [
  {
    language: 'Chinese',
    text: `个人简历
姓名：顾南乔
邮箱：gunanqiao@example.com
工作经历
2018年5月 - 至今 苏州青岚仪器有限公司 质量主管
负责来料检验、客户审核和供应商改进，团队共十二人。
2014年7月 - 2018年4月 无锡同河贸易公司 采购助理
教育背景
2010年9月 - 2014年6月 江北工业大学 材料工程 本科
语言能力
英语（六级）、日语（一般）`,
    name: '顾南乔',
    positions: [
      '质量主管 @ 苏州青岚仪器有限公司 2018-05 present',
      '采购助理 @ 无锡同河贸易公司 2014-07 2018-04',
    ],
    education: ['bachelor 材料工程 @ 江北工业大学 2014-06'],
    spoken: ['English', 'Japanese'],
  },
  {
    language: 'Korean',
    text: `이력서
성명: 윤가람
이메일: garam.yoon@example.com
경력사항
2018.05 ~ 현재      (주)달빛물산      영업 대리
2014.07 ~ 2018.04   누리상사 주식회사   영업 사원
학력사항
2010.03 ~ 2014.02   한내대학교   경영학과   학사 졸업
외국어
영어 (상), 중국어 (중)`,
    name: '윤가람',
    positions: ['영업 대리 @ (주)달빛물산 2018-05 present', '영업 사원 @ 누리상사 주식회사 2014-07 2018-04'],
    education: ['bachelor 경영학과 @ 한내대학교 2014-02'],
    spoken: ['English', 'Chinese'],
  },
  {
    language: 'Arabic',
    text: `السيرة الذاتية
الاسم: جود عامر الحلاق
البريد الإلكتروني: joud@example.com
الخبرة العملية
محاسبة - شركة النخيل للتجارة، دبي
أبريل ٢٠١٨ - حتى الآن
أمينة صندوق - مصرف الواحة، العين
يونيو ٢٠١٤ - مارس ٢٠١٨
التعليم
بكالوريوس في المحاسبة، جامعة الساحل، ٢٠١٤
اللغات
العربية، الفرنسية (جيد)`,
    name: 'جود عامر الحلاق',
    positions: ['محاسبة @ شركة النخيل للتجارة 2018-04 present', 'أمينة صندوق @ مصرف الواحة 2014-06 2018-03'],
    education: ['bachelor المحاسبة @ جامعة الساحل 2014'],
    spoken: ['Arabic', 'French'],
  },
  {
    language: 'Turkish',
    text: `ÖZGEÇMİŞ
Ad Soyad: Berfin Akçora
E-posta: berfin@example.com
İş Deneyimi
Nisan 2018 – Halen    Çamlıca Gıda San. ve Tic. A.Ş.    Depo Sorumlusu
Ocak 2014 – Mart 2018    Yelken Lojistik Ltd. Şti.    Operasyon Uzmanı
Eğitim Bilgileri
2009 – 2013    Kızılırmak Üniversitesi    Lojistik (Lisans)
Yabancı Dil
Almanca – İleri`,
    name: 'Berfin Akçora',
    positions: [
      'Depo Sorumlusu @ Çamlıca Gıda San. ve Tic. A.Ş 2018-04 present',
      'Operasyon Uzmanı @ Yelken Lojistik Ltd. Şti 2014-01 2018-03',
    ],
    education: ['bachelor Lojistik @ Kızılırmak Üniversitesi 2013'],
    spoken: ['German'],
  },
  {
    language: 'Ukrainian',
    text: `РЕЗЮМЕ
Ярошко Мирослава Ігорівна
myroslava@example.com
Досвід роботи
квітень 2018 р. – дотепер
ТОВ «Степова нива», м. Полтава
Бухгалтер
– облік витрат
Освіта
2009 – 2014  Дніпровський університет економіки, магістр, спеціальність «Облік»
Знання мов
Українська – рідна, німецька – B1`,
    name: 'Ярошко Мирослава Ігорівна',
    positions: ['Бухгалтер @ ТОВ «Степова нива» 2018-04 present'],
    education: ['master Облік @ Дніпровський університет економіки 2014'],
    spoken: ['Ukrainian', 'German'],
  },
  {
    language: 'Hungarian',
    text: `ÖNÉLETRAJZ
Név: Harkályos Boglárka
E-mail: boglarka@example.com
Munkatapasztalat
2018. április – jelenleg
Könyvelő, Mátra Bútor Kft., Eger
Havi zárások, kimenő számlák és bevallások készítése, valamint a raktár leltározása.
Kapcsolattartás a könyvvizsgálóval és a bankokkal, két munkatárs betanítása.
Tanulmányok
2010 – 2014: Bükki Közgazdasági Egyetem, számvitel alapképzés
Nyelvtudás
német – középfok`,
    name: 'Harkályos Boglárka',
    positions: ['Könyvelő @ Mátra Bútor Kft 2018-04 present'],
    education: ['bachelor számvitel @ Bükki Közgazdasági Egyetem 2014'],
    spoken: ['German'],
  },
  {
    language: 'Thai',
    text: `ประวัติย่อ
ชื่อ-นามสกุล: นายธนดล ศรีไพร
อีเมล: thanadon@example.com
ประสบการณ์ทำงาน
เมษายน 2561 – ปัจจุบัน
วิศวกรโยธา
บริษัท ทุ่งรวงก่อสร้าง จำกัด
การศึกษา
พ.ศ. 2553 – 2557  ปริญญาตรี วิศวกรรมโยธา มหาวิทยาลัยภูผา
ภาษา
ไทย, อังกฤษ (ดี)`,
    name: 'ธนดล ศรีไพร',
    positions: ['วิศวกรโยธา @ บริษัท ทุ่งรวงก่อสร้าง จำกัด 2018-04 present'],
    education: ['bachelor วิศวกรรมโยธา @ มหาวิทยาลัยภูผา 2014'],
    spoken: ['Thai', 'English'],
  },
  {
    language: 'Swedish',
    text: `Ebba-Kristin Hallingsjö
ebba@example.com
Arbetslivserfarenhet
Butikschef, Fjällvindens Sport AB, Östersund, april 2018 – pågående
Jag leder åtta säljare och ansvarar för inköp, schemaläggning och butikens resultat.
Säljare, Storviks Färghandel AB, Gävle, aug. 2014 – mars 2018
Rådgivning till kunder, kassa och påfyllning av varor på lagret.
Utbildning
Kandidatexamen i ekonomi, Jämtlands högskola, 2014
Språk
Svenska (modersmål), tyska`,
    name: 'Ebba-Kristin Hallingsjö',
    positions: [
      'Butikschef @ Fjällvindens Sport AB 2018-04 present',
      'Säljare @ Storviks Färghandel AB 2014-08 2018-03',
    ],
    education: ['bachelor ekonomi @ Jämtlands högskola 2014'],
    spoken: ['Swedish', 'German'],
  },
];

test.each(readings)('reads employers and schools in $language', (expected) => {
  const resume = read(expected.text);
  expect(resume.language).toBe('other');
  expect(resume.name?.value).toBe(expected.name);
  expect(
    resume.positions.map(
      ({ title, organization, start, end }) =>
        `${title} @ ${organization?.replace(/\.$/, '')} ${start} ${end}`,
    ),
  ).toEqual(expected.positions);
  expect(
    resume.education.map(({ level, field, institution, end }) => `${level} ${field} @ ${institution} ${end}`),
  ).toEqual(expected.education);
  expect(resume.languages.map(({ name }) => name)).toEqual(expected.spoken);
});

test('reads a name in two labeled parts, in either order, in spoken order', () => {
  const named = (line: string) => read(`${line}\nilka@example.com\nWork experience\nNurse, 2019`).name?.value;
  expect(named('Surname: QUIMBAY      First name: Ilka Rosa')).toBe('Ilka Rosa QUIMBAY');
  expect(named('First name: Ilka Rosa | Last name: Quimbay')).toBe('Ilka Rosa Quimbay');
  expect(named('Name:    Quimbay, Ilka Rosa')).toBe('Ilka Rosa Quimbay');
  expect(named('Jméno a příjmení: Mgr. Ilka Quimbay')).toBe('Ilka Quimbay');
  expect(named('Nama                : Ilka Quimbay')).toBe('Ilka Quimbay');
});

test('does not take a label or a heading for a name', () => {
  expect(read('Kişisel Bilgiler\nE-posta: kim@example.com\nDeneyim\nUzman, 2019 – 2020').name).toBeNull();
  expect(read('البريد الإلكتروني: kim@example.com\nالخبرات\n2019 - 2020').name).toBeNull();
});

test("excludes other people's phone numbers and postal codes from the contacts", () => {
  const { phones } = read(`Ilka Quimbay
Phone: 303-555-0142
現住所 〒604-0000 京都府京都市
Supervisor: Dana Ruiz, 303-555-0177; may contact
Nurse, City Hospital, 2019 - 2020`);
  expect(phones.map(({ value }) => value)).toEqual(['303-555-0142']);
});

test('does not read a career objective as work in any language', () => {
  const { positions } = read(`Ilka Quimbay
ilka@example.com
OBJETIVO
Analista de laboratório sênior
EXPERIÊNCIA PROFISSIONAL
Auxiliar de laboratório, Usina Boa Vista Ltda., 03/2018 a 05/2020`);
  expect(positions.map(({ title }) => title)).toEqual(['Auxiliar de laboratório']);
});

test('reads the European form, with labels in a separate column', () => {
  const { positions, education } = read(`Nome                      Bellandi, Ottavia
E-mail                    ottavia@example.com
ESPERIENZA LAVORATIVA
• Date (da – a)                          Aprile 2018 – in corso
• Nome e indirizzo del datore di lavoro  Nido La Rondine, Via dei Tigli 3, Modena
• Tipo di azienda o settore              Servizi educativi
• Tipo di impiego                        Educatrice
• Principali mansioni e responsabilità   Attività con i bambini
ISTRUZIONE E FORMAZIONE
• Date (da – a)                          2009 – 2013
• Nome e tipo di istituto di istruzione  Università del Frignano
• Qualifica conseguita                   Laurea in Pedagogia`);
  expect(positions).toMatchObject([
    { title: 'Educatrice', organization: 'Nido La Rondine', start: '2018-04', end: 'present' },
  ]);
  expect(education).toMatchObject([
    { institution: 'Università del Frignano', level: 'bachelor', end: '2013' },
  ]);
});

test.each([
  [' | ', ''],
  ['\t', ''],
  ['     ', ''],
  [' | ', '| '],
])('reads a table of work by its header, separated by %j', (bar, edge) => {
  const rows = [
    ['Vessel', 'Company', 'Rank', 'Sign on', 'Sign off'],
    ['MV Grey Petrel', 'Halyard Crewing', 'Second Officer', '11.01.2023', '20.09.2023'],
    ['MT Blue Fulmar', 'Osprey Tankers', 'Third Officer', '15.05.2020', '10.03.2021'],
  ];
  const table = rows.map((row) => `${edge}${row.join(bar)}`).join('\n');
  const { positions } = read(
    `Ilka Quimbay\nilka@example.com\nSEA SERVICE\n${table}\nEDUCATION\nBSc Nautical Science`,
  );
  expect(positions.map(({ title, organization, start, end }) => [title, organization, start, end])).toEqual([
    ['Second Officer', 'Halyard Crewing', '2023-01', '2023-09'],
    ['Third Officer', 'Osprey Tankers', '2020-05', '2021-03'],
  ]);
});

test('reads the Japanese form, with entering and leaving on separate lines', () => {
  const { name, positions, education } = read(`履歴書　　令和6年4月1日現在
氏　名　　森田　千尋
E-mail　chihiro@example.com
学歴・職歴
学歴
平成20年　4月　　港南女子大学　経済学部　経営学科　入学
平成24年　3月　　港南女子大学　経済学部　経営学科　卒業
職歴
平成24年　4月　　株式会社すずらん商会　入社
　　　　　　　　経理担当
平成30年　6月　　株式会社すずらん商会　退社
平成30年　7月　　有限会社つばさ製作所　入社
　　　　　　　　総務担当
　　　　　　　　現在に至る`);
  expect(name?.value).toBe('森田 千尋');
  expect(positions).toMatchObject([
    { title: '経理担当', organization: '株式会社すずらん商会', start: '2012-04', end: '2018-06' },
    { title: '総務担当', organization: '有限会社つばさ製作所', start: '2018-07', end: 'present' },
  ]);
  expect(education).toMatchObject([
    { institution: '港南女子大学', level: 'bachelor', field: '経済', end: '2012-03' },
  ]);
});
