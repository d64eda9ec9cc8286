import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv, readTabbed } from './delimited-text.ts';

/** Data from O*NET and ESCO, in the format of their files. */
export type Taxonomies = {
  readonly technologies: readonly Technology[];
  readonly occupations: readonly { readonly code: string; readonly title: string }[];
  readonly occupationTitles: readonly OccupationTitle[];
  readonly relatedOccupations: readonly RelatedOccupation[];
  readonly escoSkills: readonly EscoSkill[];
  readonly escoOccupations: readonly EscoOccupation[];
  /** Sentences of ordinary work English, from which ordinary words are learned. */
  readonly prose: string;
};

/** A technology of O*NET, and the number of occupations that use it. */
export type Technology = {
  readonly name: string;
  readonly commodity: string;
  readonly occupations: number;
};

export type OccupationTitle = {
  readonly title: string;
  readonly code: string;
  readonly source: 'official' | 'reported' | 'alternate';
};

export type RelatedOccupation = {
  readonly code: string;
  readonly related: string;
  readonly tier: 'Primary-Short' | 'Primary-Long' | 'Supplemental';
};

/** `group` is the code of ESCO's skill pillar: K knowledge, S skills, L languages, A attitudes. */
export type EscoSkill = {
  readonly name: string;
  readonly group: string;
  readonly transversal: boolean;
  readonly aliases: readonly string[];
};

export type EscoOccupation = { readonly isco: string; readonly titles: readonly string[] };

export function readTaxonomies(folder: string): Taxonomies {
  const onet = (file: string) => readTabbed(plain(join(folder, 'onet-29.2', file))).slice(1);
  const esco = (file: string) => plain(join(folder, 'esco-1.1', file));
  const occupationRows = onet('Occupation Data.txt');
  const escoRows = readCsv(esco('occupations_tabiya_1.1.1.csv')).slice(1);
  return {
    technologies: readTechnologies(onet('Technology Skills.txt')),
    occupations: occupationRows.map(([code = '', title = '']) => ({ code, title })),
    occupationTitles: [
      ...occupationRows.map(([code = '', title = '']) => ({ code, title, source: 'official' as const })),
      ...onet('Sample of Reported Titles.txt').map(([code = '', title = '']) => ({
        code,
        title,
        source: 'reported' as const,
      })),
      ...onet('Alternate Titles.txt').flatMap(([code = '', title = '', short = 'n/a']) =>
        [title, ...(short === 'n/a' ? [] : [short])].map((each) => ({
          code,
          title: each,
          source: 'alternate' as const,
        })),
      ),
    ],
    relatedOccupations: onet('Related Occupations.txt').map(([code = '', related = '', tier = '']) => ({
      code,
      related,
      tier: tier === 'Primary-Short' || tier === 'Primary-Long' ? tier : 'Supplemental',
    })),
    escoSkills: readEscoSkills(
      readTabbed(esco('skills_en_with_group_code.tsv')),
      readCsv(esco('skills_en_crosssector_with_altlabels.csv')).slice(1),
      esco('skills_en_preferred_labels.txt').split(/\r?\n/),
    ),
    escoOccupations: escoRows.map((row) => ({
      isco: row[3] ?? '',
      titles: [row[5] ?? '', ...(row[6] ?? '').split('\n')].filter((title) => title !== ''),
    })),
    prose: [
      ...onet('Task Statements.txt').map((row) => row[2] ?? ''),
      ...occupationRows.map((row) => row[2] ?? ''),
      ...escoRows.map((row) => row[7] ?? ''),
    ].join('\n'),
  };
}

/**
 * A text with ASCII quotes and dashes: the recognizer reads both the same, and the artifact keeps one byte per
 * character.
 */
const plain = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\u2026/g, '...')
    .replace(/\u00a0/g, ' ');

function readTechnologies(rows: string[][]): Technology[] {
  const byName = new Map<string, { commodity: string; codes: Set<string> }>();
  for (const [code = '', name = '', , commodity = ''] of rows) {
    const known = byName.get(name) ?? { commodity, codes: new Set<string>() };
    known.codes.add(code);
    byName.set(name, known);
  }
  return [...byName].map(([name, { commodity, codes }]) => ({ name, commodity, occupations: codes.size }));
}

function readEscoSkills(grouped: string[][], crossSector: string[][], preferred: string[]): EscoSkill[] {
  const byName = new Map<string, EscoSkill>();
  for (const [name = '', group = ''] of grouped) {
    byName.set(name, { name, group, transversal: false, aliases: [] });
  }
  for (const [, reuse = '', name = '', aliases = ''] of crossSector) {
    const known = byName.get(name);
    byName.set(name, {
      name,
      group: known?.group ?? 'S',
      transversal: reuse === 'transversal',
      aliases: aliases
        .split('\n')
        .map((alias) => alias.trim())
        .filter((alias) => alias !== ''),
    });
  }
  for (const name of preferred) {
    if (name !== '' && !byName.has(name)) {
      byName.set(name, { name, group: 'S', transversal: false, aliases: [] });
    }
  }
  return [...byName.values()].filter(({ name, group }) => isShort(name) || group.startsWith('K'));
}

/**
 * Competences of ESCO are sentences ("ensure maintenance of food processing machinery"); the long ones never occur in
 * texts.
 */
const isShort = (name: string): boolean => name.split(' ').length <= 4;
