import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, readingCopy } from '../../words/reading-copy.ts';
import { findDates } from './dates.ts';

const today = '2026-11-21';
const rangeIn = (text: string) => {
  const [range] = findDates(fold(text), today);
  return range ? [range.from, range.to] : null;
};

describe('dates', () => {
  it.each([
    ['Jan 2019 – Present', '2019-01', 'present'],
    ['January 2019 to Present', '2019-01', 'present'],
    ['01/2019-02/2020', '2019-01', '2020-02'],
    ['01.2019 - 02.2020', '2019-01', '2020-02'],
    ['2019–2021', '2019', '2021'],
    ['2019-03 – 2021-07', '2019-03', '2021-07'],
    ['Since 2021', '2021', 'present'],
    ['Since: 03/2021', '2021-03', 'present'],
    ['Q3 2019 - Q1 2020', '2019-07', '2020-01'],
    ["Mar '18 - Apr '19", '2018-03', '2019-04'],
    ["'18 - '19", '2018', '2019'],
    ['2015-19', '2015', '2019'],
    ['Jan 16 – Mar 19: Clerk', '2016-01', '2019-03'],
    ['Technician, 2017 - 2019', '2017', '2019'],
    ['Seminar 2018 to 2019', '2018', '2019'],
    ['2012–15', '2012', '2015'],
    ['2016/17', '2016', '2017'],
    ['2019/20 - 2024', '2019', '2024'],
    ['Sept. 2018 to date', '2018-09', 'present'],
    ['2016 to date', '2016', 'present'],
    ['May 11 to Present', '2011-05', 'present'],
    ['June 99 to Jan 07', '1999-06', '2007-01'],
    ['Spring 2015 - Fall 2016', '2015-03', '2016-09'],
    ['12/03/2018 - 30/06/2019', '2018-03', '2019-06'],
    ['03/25/2018 - 06/30/2019', '2018-03', '2019-06'],
    ['January 10th 2006 - January 08th 2007', '2006-01', '2007-01'],
    ['June 19th, 2004- January 10th, 2006', '2004-06', '2006-01'],
    ['3 March 2012 until 4 May 2014', '2012-03', '2014-05'],
    ['Jan - Mar 2019', '2019-01', '2019-03'],
    ['From 2005 till date', '2005', 'present'],
    ['1/09 to Present', '2009-01', 'present'],
    ['März 2017 bis heute', '2017-03', 'present'],
    ['seit Oktober 2020', '2020-10', 'present'],
    ["septembre 2016 à aujourd'hui", '2016-09', 'present'],
    ['depuis février 2019', '2019-02', 'present'],
    ['mayo de 2018 - actualidad', '2018-05', 'present'],
    ['gennaio 2021 ad oggi', '2021-01', 'present'],
    ['março de 2015 até dezembro de 2017', '2015-03', '2017-12'],
    ['maart 2014 tot heden', '2014-03', 'present'],
    ['iulie 2017 – prezent', '2017-07', 'present'],
    ['Boston, MA2001 to Present', '2001', 'present'],
    ['März 2019 – Gegenwart', '2019-03', 'present'],
    ['2019 – maintenant', '2019', 'present'],
    ['2019 – hasta la fecha', '2019', 'present'],
    ['setiembre 2016 – febrero 2019', '2016-09', '2019-02'],
    ['da marzo 2019', '2019-03', 'present'],
    ['2019 – até à data', '2019', 'present'],
    ['2019 – tot op heden', '2019', 'present'],
    ['vanaf 2019', '2019', 'present'],
    ['martie 2019 - astăzi', '2019-03', 'present'],
    ['od marca 2019 r.', '2019-03', 'present'],
    ['06.2016 r. – 02.2019 r.', '2016-06', '2019-02'],
    ['VI.2016 – II.2019', '2016-06', '2019-02'],
    ['od 2016 do 2019', '2016', '2019'],
    ['od IX 2012 do II 2019', '2012-09', '2019-02'],
  ])('reads %s', (text, from, to) => {
    expect(rangeIn(text)).toEqual([from, to]);
  });

  it.each([
    ['2019年3月 - 至今', '2019-03', 'present'],
    ['2015年7月至2019年2月', '2015-07', '2019-02'],
    ['2018年4月から現在まで', '2018-04', 'present'],
    ['平成25年 4月～平成29年9月', '2013-04', '2017-09'],
    ['令和元年5月～現在に至る', '2019-05', 'present'],
    ['昭和63年4月1日～平成2年3月31日', '1988-04', '1990-03'],
    ['民國100年8月 – 民國107年3月', '2011-08', '2018-03'],
    ['2018/04 – 迄今', '2018-04', 'present'],
    ['2019/3～2020/10', '2019-03', '2020-10'],
    ['2019.03 ~ 현재', '2019-03', 'present'],
    ['2019. 3. ~ 2020. 2.', '2019-03', '2020-02'],
    ['2019년 3월부터 2020년 2월까지', '2019-03', '2020-02'],
    ['มีนาคม 2562 – ปัจจุบัน', '2019-03', 'present'],
    ['พ.ศ. 2557 – 2562', '2014', '2019'],
    ['ม.ค. 2560 ถึง ก.พ. 2563', '2017-01', '2020-02'],
    ['Từ tháng 7/2014 đến tháng 2/2019', '2014-07', '2019-02'],
    ['03/2019 – nay', '2019-03', 'present'],
    ['Agustus 2015 s/d Februari 2019', '2015-08', '2019-02'],
    ['Maret 2019 – sekarang', '2019-03', 'present'],
    ['مارس ٢٠١٩ - حتى الآن', '2019-03', 'present'],
    ['تشرين الأول ٢٠١٥ حتى شباط ٢٠١٩', '2015-10', '2019-02'],
    ['فروردین ۱۳۹۸ - تاکنون', '2019-03', 'present'],
    ['مهر ۱۳۹۳ تا اسفند ۱۳۹۷', '2014-09', '2019-02'],
    ['ינואר 2018 עד היום', '2018-01', 'present'],
    ['מאז 2018', '2018', 'present'],
    ['जुलाई 2013 से फरवरी 2018', '2013-07', '2018-02'],
    ['मार्च २०१८ - वर्तमान', '2018-03', 'present'],
    ['Март 2018 — по настоящее время', '2018-03', 'present'],
    ['с марта 2019 г. по февраль 2020 г.', '2019-03', '2020-02'],
    ['серпень 2014 р. – лютий 2019 р.', '2014-08', '2019-02'],
    ['березень 2019 – дотепер', '2019-03', 'present'],
    ['Μάρτιος 2018 – σήμερα', '2018-03', 'present'],
    ['Από 2018 έως 2020', '2018', '2020'],
    ['Mart 2019 – Halen', '2019-03', 'present'],
    ["2019'dan beri", '2019', 'present'],
    ['března 2019 – dosud', '2019-03', 'present'],
    ['mars 2019 – pågående', '2019-03', 'present'],
    ['elokuu 2016 – toukokuu 2019', '2016-08', '2019-05'],
    ['2012. szeptember – 2019. február', '2012-09', '2019-02'],
    ['2019-től', '2019', 'present'],
  ])('reads %s, of another script or calendar or in another order', (text, from, to) => {
    const [range] = findDates(fold(readingCopy(text)), today);
    expect([range?.from, range?.to]).toEqual([from, to]);
  });

  it('does not take the date of filling in a form for a start', () => {
    expect(findDates('令和6年4月1日現在', today)).toMatchObject([
      { from: '2024-04', to: null, single: true },
    ]);
  });

  it('reads a single date as single', () => {
    expect(findDates('graduated in june 2014', today)).toMatchObject([{ from: '2014-06', single: true }]);
  });

  it.each([
    'Call 555-0199',
    'Grew sales by 25%',
    'Room 2080b',
    'ISO 27001',
    '1,950 items',
    '$2010.50 a month',
    'may lead',
    'Ward 2562 beds',
    '1398 invoices',
    'مهر 93',
  ])('finds no date in %s', (text) => {
    expect(findDates(fold(text), today)).toEqual([]);
  });

  it('separates two ranges on one line', () => {
    const found = findDates(fold('2010 - 2012, 2014 - 2016'), today);
    expect(found.map(({ from, to }) => [from, to])).toEqual([
      ['2010', '2012'],
      ['2014', '2016'],
    ]);
  });

  it('returns places inside the text, in order, for any text', () => {
    const words = fc.constantFrom(
      'jan',
      '2019',
      '-',
      'to',
      'present',
      'since',
      "'",
      '/',
      '12',
      ' ',
      'q3',
      '99',
      'x',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        let free = 0;
        for (const { start, end } of findDates(text, today)) {
          expect(start).toBeGreaterThanOrEqual(free);
          expect(end).toBeGreaterThan(start);
          free = end;
        }
        expect(free).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
