import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { languagePartsOf } from './language-parts.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();
const read = (text: string) => readJobDescription(text, { vocabulary });

const recipe = `Rye bread of the old mill

Ingredients
500 g rye flour
300 ml warm water
10 g salt
One packet of yeast

Method
Mix the flour and the salt in a large bowl. Dissolve the yeast in the warm water and let it rest for ten minutes.
Pour the water over the flour and knead the dough for a quarter of an hour until it is smooth and no longer sticks.
Cover the bowl with a cloth and leave it in a warm place for two hours. Preheat the oven to 220 degrees.
Shape the dough into a loaf, cut its top three times with a sharp knife and bake it for fifty minutes.
Let the loaf cool on a rack before it is cut.`;

const rezept = `Roggenbrot aus der alten Mühle

Zutaten
500 g Roggenmehl
300 ml warmes Wasser
10 g Salz

Zubereitung
Das Mehl und das Salz in einer großen Schüssel mischen. Die Hefe im warmen Wasser auflösen und zehn Minuten ruhen lassen.
Das Wasser über das Mehl gießen und den Teig eine Viertelstunde lang kneten, bis er glatt ist und nicht mehr klebt.
Die Schüssel mit einem Tuch bedecken und zwei Stunden an einem warmen Ort gehen lassen. Den Ofen auf 220 Grad vorheizen.
Den Teig zu einem Laib formen, dreimal einschneiden und fünfzig Minuten backen.`;

const resume = `Wren Grebe
12 Harbor Lane, Larchmere
wren@harbor.example

Summary
Baker with nine years by the oven and a hand for rye bread.

Work experience
Head baker, Heron Bakers
March 2019 - present
Led a team of four bakers and planned the orders of flour for three shops.
Baker, Tern Mill
June 2014 - February 2019
Baked rye bread by night and kept the ovens clean.

Education
Certificate in baking, Larchmere College, 2014

Skills
Baking, planning, Excel`;

const lebenslauf = `Lebenslauf

Wren Grebe
Hafenweg 12, 20457 Hamburg
wren@hafen.example

Berufserfahrung
03/2019 – heute  Bäckermeisterin, Reiherbrot GmbH
Leitung eines Teams von vier Bäckern und Planung der Mehlbestellungen für drei Läden.
06/2014 – 02/2019  Bäckerin, Mühle Seeschwalbe
Brot in der Nacht gebacken und die Öfen gepflegt.

Ausbildung
09/2011 – 05/2014  Ausbildung zur Bäckerin, Hamburg`;

const salad = `Miller's potato salad
2 lbs potatoes
1 cup mayonnaise
3 eggs, boiled
2 tbsp mustard
Boil the potatoes.
Cool and cut them.
Chill for two hours.`;

const song = `Walking by the mill with you
Nothing left that we can do
Hold the lantern one more time
Under willow, under lime

Hey hey, la la la
Rowing out so very far
Hey hey, la la la
Never see the harbor bar`;

const invoice = `Invoice No. 2041
Heron Plumbing LLC
Due date: 04/04/2026
Bill to: Tern Mill
Copper pipe 12 $4.50 $54.00
Labor, plumber 3 $80.00 $240.00
Subtotal $294.00
Sales tax $23.52
Total: $317.52`;

const news = `Council votes to close the harbor bridge
The city council voted on Tuesday to close the old harbor bridge to traffic, citing cracks that were found last autumn. Mayor Wilma Heron said the decision was difficult but could not wait. The bridge, built in 1931, carries about 4,000 cars a day. Repairs are expected to cost twelve million and to take two years, according to a report released last week. Shop owners on the north bank criticized the vote.`;

const clauses = (number: number): string =>
  `${number}. The Authority shall, notwithstanding any provision of this Part, keep a register of the mills to which paragraph (a) of subsection (${number}) applies, and shall publish it pursuant to section ${number + 40}. No liability shall arise hereunder where the holder of a mill has acted in accordance with the provisions thereof.`;
const law = Array.from({ length: 60 }, (_, number) => clauses(number + 1)).join('\n');

describe('a text that is no advert says so and asks for nothing', () => {
  test.each([
    ['empty', '   \n \n'],
    ['empty', 'Page 1 of 1'],
    ['empty', '* * *'],
    ['resume', resume],
    ['resume', lebenslauf],
    ['legal-text', law.slice(0, 20_000)],
    ['no-advert', recipe],
    ['no-advert', rezept],
    ['no-advert', salad],
    ['no-advert', song],
    ['no-advert', invoice],
    ['no-advert', news],
  ])('%s', (code, text) => {
    expect(read(text)).toEqual({ text, title: null, requirements: [], notes: [{ code, quotes: [] }] });
  });
});

describe('an advert is one in a few words, in any form and in any language', () => {
  test.each([
    'SEO SEM Webmaster Link Building',
    'Baker',
    'Night baker wanted, rye bread',
    'Kotlin',
    'Java, Kotlin, Docker, PostgreSQL, 5 years',
    'Line Cook\nPreheat the ovens and prepare the stations\nChop the vegetables, simmer stocks and fry fish to order\nSeason with care and plate until golden and hot\n2 years in a busy kitchen',
    'Accounts Payable Clerk\nEnter the invoice number, invoice date and amount due of each bill\nCheck subtotal, sales tax and unit price\nExcel',
    'kerb laying, hot mix paving, roller, tamper, street works ticket, traffic management, hand tools, reinstatement, trenching, raking, groundworks, banksman',
    'Walks dogs in groups of four\nFeeds cats and cleans litter boxes\nSends owners a photo each day\nKeeps keys safe and doors locked',
    'Gardener\nPrunes the fruit trees and hedges of the old garden',
    'We need a plumber with a driving license from May to August 2027.',
    'Contract from 03/2027 to 08/2027 with an option until 12/2027. Data analyst with SQL and Python for the harbor office.',
    'Attorney\nYou will advise mills pursuant to the Bread Act and shall appear in court. Requirements: admission to the bar, knowledge of the provisions on liability and warranties.',
    'Bäcker (m/w/d) gesucht\nWir suchen einen Bäcker für unsere Backstube. Ihre Aufgaben: Backen von Roggenbrot in der Nacht. Ihr Profil: abgeschlossene Ausbildung als Bäcker und Freude an der Arbeit im Team.',
    'Boulanger H/F\nNous recherchons un boulanger pour notre fournil. Vos missions : préparer la pâte et cuire le pain chaque nuit. Profil recherché : CAP boulangerie et deux ans d’expérience dans un poste comparable.',
    'Buscamos panadero\nRequisitos: dos años de experiencia en panadería y carné de conducir. Ofrecemos contrato indefinido y jornada completa en nuestro obrador del puerto.',
    'Cerchiamo un fornaio per il nostro laboratorio. Requisiti: esperienza di due anni e patente B. Si offre un contratto a tempo pieno nel centro del porto.',
    'Procuramos padeiro para a nossa padaria. Requisitos: experiência em panificação e carta de condução. Oferecemos contrato sem termo a tempo inteiro no centro do porto.',
    'Wij zoeken een bakker voor onze bakkerij. Functie-eisen: diploma en twee jaar werkervaring als bakker. Wij bieden een vast contract en een goed salaris aan de haven.',
    'Căutăm brutar pentru brutăria noastră. Cerințe: experiență în panificație de doi ani și permis de conducere. Oferim contract pe perioadă nedeterminată și salariu bun.',
    'Poszukujemy piekarza do naszej piekarni. Wymagania: doświadczenie w piekarni i prawo jazdy. Oferujemy umowę o pracę na pełny etat oraz dobre wynagrodzenie w porcie.',
    'مطلوب خباز للعمل في مخبز الميناء. الخبرة المطلوبة سنتان على الأقل في صناعة الخبز، وإجادة اللغة العربية والعمل ضمن فريق في المساء والليل.',
    '港のパン屋でパン職人を募集しています。経験二年以上の方を歓迎します。',
    'Требуется пекарь в пекарню у порта. Опыт работы от двух лет, умение печь ржаной хлеб, готовность работать ночью.',
  ])('%s', (text) => {
    const { notes, requirements } = read(text);
    expect(notes).toEqual([]);
    expect(requirements).not.toEqual([]);
  });

  test('and one that names the dates of a project or quotes the law', () => {
    const text = `Site engineer\n\nWe are looking for a site engineer for the harbor wall.\nThe project runs from May 2027 to June 2029, its second part from July 2029 to August 2031.\nResponsibilities\n- Plan the works on site and report on them\nRequirements\n- Degree in civil engineering\n- AutoCAD\nWe are an equal opportunity employer. Pursuant to the Pay Act the salary range is disclosed.`;
    expect(read(text).notes).toEqual([]);
  });
});

describe('an advert in several languages', () => {
  const german = `Buchhalter (m/w/d)

Wir suchen für unser Büro am Hafen einen Buchhalter, der die Bücher von drei Mühlen führt und die Abschlüsse vorbereitet.

Ihr Profil
- Abgeschlossene Ausbildung als Buchhalter und drei Jahre Berufserfahrung in der Buchhaltung
- Sehr gute Kenntnisse in SAP und in der Abrechnung von Löhnen
- Sie arbeiten gern mit Kollegen in anderen Ländern und sprechen gut Englisch`;
  const english = `The team in Dublin

You will also support the accountants of our office in Dublin, who keep the books of two bakeries and report to the board each month.

Requirements
- Experience with QuickBooks and with the preparation of tax returns for small companies in Ireland
- Ability to explain the figures of a month to people who have never read a balance sheet before`;

  test('is read in each, with places in the whole text', () => {
    const text = `${german}\n\n${english}`;
    const { requirements, title } = read(text);
    const quotes = requirements.map(({ evidence: [place] }) => place && text.slice(place.start, place.end));
    expect(title).toMatch(/buchhalter/i);
    expect(requirements.map((each) => each.text).join('\n')).toContain('SAP');
    expect(requirements.map((each) => each.text).join('\n')).toContain('QuickBooks');
    expect(quotes.join('\n')).toContain('QuickBooks');
    expect(quotes.join('\n')).toContain('drei Jahre');
  });

  test('has one title, whichever language has it', () => {
    for (const text of [`${german}\n\n${english}`, `${english}\n\n${german}`])
      expect(read(text).requirements.filter(({ kind }) => kind === 'title')).toHaveLength(1);
  });

  test('is in one language where it only quotes another', () => {
    expect(
      languagePartsOf(`${english}\n\nUnser Motto: Brot und Bücher sind unser ganzes Leben am Hafen.`),
    ).toHaveLength(1);
    expect(
      languagePartsOf(
        `${german}\n\nDocker, Kotlin, PostgreSQL, React, SQL, Excel, Word, Outlook, Teams, Slack, Jira, Git`,
      ),
    ).toHaveLength(1);
    expect(
      languagePartsOf(`${german}\n\n${english}`)
        .map(({ language }) => language)
        .sort(),
    ).toEqual(['de', 'en']);
  });
});

describe('a contradiction is noted with both of its places', () => {
  const body = (line: string) =>
    `Accountant\n\n${line}\nYou will keep the books of three mills and prepare their tax returns each year.\n\nRequirements\n`;
  const quotesOf = (text: string) =>
    read(text).notes.map(({ code, quotes }) => [
      code,
      ...quotes.map(({ start, end }) => text.slice(start, end)),
    ]);

  test('of entry level and ten years', () => {
    const text = `${body('This is an entry-level role in our office.')}- At least 10 years of experience in accounting\n- Excel`;
    expect(quotesOf(text)).toEqual([
      ['entry-level-and-years', 'entry-level role', 'At least 10 years of experience in accounting'],
    ]);
  });
  test('of no experience and three years', () => {
    const text = `${body('No prior experience is required.')}- 3+ years of accounting experience required\n- Excel`;
    expect(quotesOf(text).map(([code]) => code)).toEqual(['no-experience-and-years']);
  });
  test('of a degree that is and is not required', () => {
    const text = `${body('No degree required.')}- Bachelor's degree in accounting required\n- Excel`;
    expect(quotesOf(text).map(([code]) => code)).toEqual(['no-degree-and-degree']);
  });
  test.each([
    ['This is an entry-level role.', '- 1 year of experience in accounting'],
    ['You will train our entry-level accountants.', '- At least 10 years of experience in accounting'],
    ['This is a senior role.', '- At least 10 years of experience in accounting'],
  ])('but not where nothing contradicts: %s %s', (line, asked) => {
    expect(read(`${body(line)}${asked}\n- Excel`).notes).toEqual([]);
  });
});
