import { describe, expect, it } from 'vitest';
import {
  documentFromText,
  findFlags,
  loadVocabulary,
  match,
  readJobDescription,
  readResume,
} from './index.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-01';
const characters = 190_000;
const longestJobText = 20_000;
const job = readJobDescription('Data analyst\n\nRequirements\n- SQL\n- 3 years of Python\n- English', {
  vocabulary,
});

/** Several letters of a script, repeated without a space. */
const withoutSpaces = (letters: string, count = characters): string =>
  letters.repeat(Math.ceil(count / letters.length)).slice(0, count);

// Anything whose time or argument count grows with the square of a word's length fails this.
describe('a word as long as a document', () => {
  it.each([
    ['Chinese', '数据分析工程师'],
    ['Japanese', 'データ分析のひと'],
    ['Korean', '데이터분석가'],
    ['Thai', 'นักวิเคราะห์ข้อมูล'],
    ['Arabic', 'محللبيانات'],
    ['Russian', 'аналитикДанных'],
    ['capitals', 'A'],
    ['full-width capitals', 'Ａ'],
    ['base64', 'QUJDREVGR0hJ'],
    ['digits', '1234567890'],
    ['combining marks', 'a\u0301'],
    ['surrogate pairs', '𝐀𝐛'],
    ['hyphens between capitals', 'A-B'],
    ['addresses', 'a@b.co'],
  ])('is read and scored: %s', (_, letters) => {
    const text = withoutSpaces(letters);
    const document = documentFromText(text);
    const resume = readResume(document, { vocabulary, today });
    expect(resume.document.text).toBe(text);
    expect(findFlags(document)).toBeInstanceOf(Array);
    const asked = readJobDescription(withoutSpaces(letters, longestJobText), { vocabulary });
    for (const other of [job, asked])
      expect(match(resume, other, { vocabulary, today }).findings).toBeDefined();
  });

  it('does not slow down reading text next to a name on each page', () => {
    const text = `Jane Doe\njane@example.com\nAnalyst at Acme, 2019 - 2020\n\nJane Doe ${'@'.repeat(90)}x !`;
    expect(readResume(documentFromText(text), { vocabulary, today }).name?.value).toBe('Jane Doe');
  });

  it('does not slow down reading text in brackets', () => {
    const text = `Jane Doe\njane@example.com\n\nExperience\n\nAnalyst (${'a'.repeat(400)} !\n2019 - 2020`;
    expect(readResume(documentFromText(text), { vocabulary, today }).name?.value).toBe('Jane Doe');
  });
});
