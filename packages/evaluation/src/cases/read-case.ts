import {
  type EvaluationCase,
  type LabeledRequirement,
  type LabeledResume,
  type LabeledVerdict,
  requirementKinds,
  type Verdict,
  verdicts,
} from './case.ts';
import { findQuote } from './find-quote.ts';

/** The files of one case by name: `labels.json`, `advert.txt` and the resumes. */
export type CaseFiles = ReadonlyMap<string, string>;

/** A case, or all errors in its files. */
export type CaseReading =
  | { readonly ok: true; readonly case: EvaluationCase }
  | { readonly ok: false; readonly errors: readonly string[] };

const resumeFiles = ['resume-1.txt', 'resume-2.txt', 'resume-3.txt'];
const expectedFiles = ['advert.txt', 'labels.json', ...resumeFiles];
const caseKeys = ['profession', 'form', 'requirements', 'resumes', 'order'];
const requirementKeys = ['id', 'text', 'quote', 'kind', 'must'];
const resumeKeys = ['file', 'fit', 'verdicts'];
const verdictKeys = ['verdict', 'quote'];

/** Reads a case strictly: rejects missing or unknown fields, and quotes that do not occur in their text. */
export function readCase(id: string, files: CaseFiles): CaseReading {
  const errors: string[] = [];
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) errors.push(`the id "${id}" is not in kebab case`);
  for (const name of expectedFiles) if (!files.get(name)?.trim()) errors.push(`${name} is missing or empty`);
  for (const name of files.keys())
    if (!expectedFiles.includes(name)) errors.push(`${name} is not a file of a case`);
  const labels = parseLabels(files.get('labels.json') ?? '');
  if (!labels) errors.push('labels.json is not a JSON object');
  if (!labels || errors.length > 0) return { ok: false, errors };

  const advert = files.get('advert.txt') ?? '';
  errors.push(...keyErrors('labels.json', labels, caseKeys));
  const profession = readText(labels, 'profession', 'labels.json', errors);
  const form = readText(labels, 'form', 'labels.json', errors);
  const requirements = readList(labels, 'requirements', errors).flatMap((entry, index) =>
    readRequirement(entry, index, advert, errors),
  );
  if (requirements.length < 3) errors.push('there are fewer than 3 requirements');
  errors.push(...repeated(requirements.map((each) => each.id)).map((each) => `${each} is labeled twice`));
  const resumes = readList(labels, 'resumes', errors).flatMap((entry) =>
    readResume(entry, requirements, files, errors),
  );
  const order = readList(labels, 'order', errors).map(String);
  for (const [name, list] of [
    ['resumes', resumes.map((each) => each.file)],
    ['order', order],
  ] as const)
    if (list.toSorted().join() !== resumeFiles.join())
      errors.push(`${name} names ${list.join(', ') || 'nothing'}, not each resume once`);
  errors.push(...orderErrors(order, resumes));
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, case: { id, profession, form, advert, requirements, resumes, order } };
}

type Fields = Readonly<Record<string, unknown>>;

function readRequirement(
  entry: unknown,
  index: number,
  advert: string,
  errors: string[],
): LabeledRequirement[] {
  if (!isFields(entry)) {
    errors.push(`requirement ${index + 1} is not an object`);
    return [];
  }
  const name = typeof entry['id'] === 'string' ? entry['id'] : `requirement ${index + 1}`;
  errors.push(...keyErrors(name, entry, requirementKeys));
  const id = readText(entry, 'id', name, errors);
  if (!/^r[1-9]\d*$/.test(id)) errors.push(`${name}: the id is not r and a number`);
  const text = readText(entry, 'text', name, errors);
  const quote = readText(entry, 'quote', name, errors);
  if (!findQuote(quote, advert)) errors.push(`${name}: the advert does not say "${quote}"`);
  const kind = requirementKinds.find((each) => each === entry['kind']);
  if (!kind) errors.push(`${name}: ${JSON.stringify(entry['kind'])} is not a kind`);
  const must = entry['must'];
  if (typeof must !== 'boolean') errors.push(`${name}: must is neither true nor false`);
  return kind && typeof must === 'boolean' ? [{ id, text, quote, kind, must }] : [];
}

function readResume(
  entry: unknown,
  requirements: readonly LabeledRequirement[],
  files: CaseFiles,
  errors: string[],
): LabeledResume[] {
  if (!isFields(entry)) {
    errors.push('a resume is not an object');
    return [];
  }
  const file = readText(entry, 'file', 'a resume', errors);
  errors.push(...keyErrors(file, entry, resumeKeys));
  const text = files.get(file) ?? '';
  const fit = entry['fit'];
  if (typeof fit !== 'number' || ![0, 1, 2, 3, 4].includes(fit)) {
    errors.push(`${file}: the fit is not a whole number from 0 to 4`);
    return [];
  }
  const labeled = isFields(entry['verdicts']) ? entry['verdicts'] : {};
  for (const id of Object.keys(labeled))
    if (!requirements.some((each) => each.id === id)) errors.push(`${file}: there is no requirement ${id}`);
  const read = new Map<string, LabeledVerdict>();
  for (const { id } of requirements) {
    const verdict = readVerdict(labeled[id], `${file}, ${id}`, text, errors);
    if (verdict) read.set(id, verdict);
  }
  return [{ file, text, fit, verdicts: read }];
}

function readVerdict(entry: unknown, name: string, text: string, errors: string[]): LabeledVerdict | null {
  if (!isFields(entry)) {
    errors.push(`${name} has no verdict`);
    return null;
  }
  errors.push(...keyErrors(name, entry, verdictKeys));
  const verdict: Verdict | undefined = verdicts.find((each) => each === entry['verdict']);
  const quote = entry['quote'];
  if (!verdict || typeof quote !== 'string') {
    errors.push(`${name}: ${JSON.stringify(entry)} is not a verdict with a quote`);
    return null;
  }
  if (verdict === 'not-found' && quote !== '') errors.push(`${name}: not-found has a quote`);
  if (verdict !== 'not-found' && quote.trim() === '') errors.push(`${name}: ${verdict} has no quote`);
  if (quote.trim() !== '' && !findQuote(quote, text))
    errors.push(`${name}: the resume does not say "${quote}"`);
  return { verdict, quote };
}

/** The better fit must come first; equal fits may be in any order. */
function orderErrors(order: readonly string[], resumes: readonly LabeledResume[]): string[] {
  const fits = order.map((file) => resumes.find((each) => each.file === file)?.fit ?? 0);
  return fits.flatMap((fit, index) =>
    fit > (fits[index - 1] ?? Infinity)
      ? [`${order[index]} has a better fit than the resume before it in the order`]
      : [],
  );
}

function parseLabels(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keyErrors(name: string, fields: Fields, expected: readonly string[]): string[] {
  const missing = expected.filter((key) => !(key in fields)).map((key) => `${name}: ${key} is missing`);
  const unknown = Object.keys(fields).filter((key) => !expected.includes(key));
  return [...missing, ...unknown.map((key) => `${name}: ${key} is not a field`)];
}

function readText(fields: Fields, key: string, name: string, errors: string[]): string {
  const value = fields[key];
  if (typeof value === 'string' && value.trim() !== '') return value;
  errors.push(`${name}: ${key} is not a text`);
  return '';
}

function readList(fields: Fields, key: string, errors: string[]): readonly unknown[] {
  const value = fields[key];
  if (Array.isArray(value)) return value;
  errors.push(`labels.json: ${key} is not a list`);
  return [];
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
