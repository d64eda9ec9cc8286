import { documentFromText } from '@winnow/document-model';
import { describe, expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

/** Czech, a language whose occupational words are in no table. */
const job = readJobDescription(
  `Pekař do malé pekárny

Hledáme pekaře, který peče chléb a pečivo z kvásku.
Náplň práce:
- příprava těsta a pečení chleba v kamenné peci
- zdobení dortů a péče o pec
- kontrola kvality mouky a kvásku`,
  { vocabulary },
);

const find = (...lines: string[]) => {
  const text = `Radim Kolovrat\nradim.kolovrat@example.com\n\nPracovní zkušenosti\nMlýn u řeky, 2018 - 2023\n${lines.join('\n')}`;
  const { findings, score } = match(readResume(documentFromText(text), { vocabulary, today }), job, {
    vocabulary,
    today,
  });
  const finding = findings.find(({ requirement }) => requirement.id === 'telling-words');
  if (!finding) throw new Error('nothing tells this job');
  return { score: score ?? 0, credit: finding.credit ?? 0, text, finding };
};

const baker = [
  '- pečení chleba a pečiva z vlastního kvásku',
  '- míchal jsem těsto a čistil kamennou pec',
  '- zdobil jsem dorty a staral se o kvalitu mouky',
];
const driver = [
  '- rozvážel jsem zásilky po celém kraji',
  '- denně plánoval trasy a tankoval vozidlo',
  '- hlásil závady dispečerovi a vedl knihu jízd',
];

describe('the lines that tell a job in a language that no table knows', () => {
  test('stand whoever does the work before whoever does another, and are quoted', () => {
    const { credit, text, finding, score } = find(...baker);
    const other = find(...driver);
    expect(credit).toBeGreaterThan(other.credit + 0.2);
    expect(score).toBeGreaterThan(other.score);
    expect(finding.evidence.map(({ quote }) => quote).join('\n')).toContain('pečení chleba');
    for (const { start, end, quote } of finding.evidence) expect(text.slice(start, end)).toBe(quote);
  });

  test('cost nothing where they speak of something else, and win nothing by being said again', () => {
    const { credit } = find(...baker);
    expect(find(...baker, ...driver).credit).toBe(credit);
    expect(find(...baker, ...baker).credit).toBe(credit);
    for (const line of baker) {
      const without = baker.filter((other) => other !== line);
      expect(find(...without).credit).toBeLessThan(credit);
    }
  });

  test('say more where words of the advert stand side by side in them, in either order', () => {
    const apart = find('- pečení kamenné modrým vozem', '- chleba peci zeleným mostem');
    const together = find('- pečení chleba modrým vozem', '- kamenné peci zeleným mostem');
    const turned = find('- chleba pečení modrým vozem', '- peci kamenné zeleným mostem');
    expect(together.credit).toBeGreaterThan(apart.credit + 0.05);
    expect(turned.credit).toBe(together.credit);
  });

  test('are four at most, each of them quoted', () => {
    const four = [...baker, '- příprava těsta z mouky'];
    const { credit, finding } = find(...four, '- večer dlouhý úklid skladu, kontrola docházky');
    expect(credit).toBe(find(...four).credit);
    expect(finding.evidence).toHaveLength(4);
  });
});
