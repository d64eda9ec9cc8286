import type { TextDocument, TextLine } from '@winnow/document-model';
import type { Evidence } from '../resume/resume.ts';
import { allMatches } from '../words/all-matches.ts';
import { isNarrow, narrowText } from '../words/narrow-text.ts';
import { anywhere, atWords, orders, otherLanguages } from './instruction-patterns.ts';
import { readings } from './obfuscation.ts';
import { unscrambled } from './scrambled-words.ts';

/** A sentence addressed to a machine instead of describing a person. */
export type Instruction = Evidence & { readonly quote: string };

/** Instruction-like sentences of the visible text, in text order. */
export function findInstructions(document: TextDocument): readonly Instruction[] {
  const found: Instruction[] = [];
  const isWide = !isNarrow(document.text);
  for (const line of document.lines) {
    const written = document.text.slice(line.start, line.end);
    const text = isWide ? narrowText(written) : written;
    // Obfuscated text may span several sentences of a line, so the whole line is read first.
    if (isInstruction(text)) {
      const sentences = cutSentences(text).filter(({ start, end }) => isInstruction(text.slice(start, end)));
      const parts = sentences.length > 0 ? sentences : [{ start: 0, end: text.length }];
      for (const part of parts) {
        const start = line.start + part.start;
        const end = line.start + part.end;
        found.push({ start, end, quote: document.text.slice(start, end) });
      }
    }
  }
  return [...found, ...findColumns(document, found)].sort((one, other) => one.start - other.start);
}

/** Minimum number of consecutive lines of a word or two that may be a sentence written vertically. */
const shortestColumn = 5;
const longestPart = 28;

/** Commands written with one word per line, or one piece of encoded text per line. */
function findColumns({ text, lines }: TextDocument, found: readonly Instruction[]): readonly Instruction[] {
  const columns: Instruction[] = [];
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    while (to < lines.length && isPart(text, lines[to])) to++;
    const [first, last] = [lines[from], lines[to - 1]];
    if (first && last && to - from >= shortestColumn) {
      const quote = text.slice(first.start, last.end);
      const isReported = found.some(({ start, end }) => start < last.end && first.start < end);
      if (!isReported && [' ', ''].some((between) => isInstruction(quote.replaceAll('\n', between))))
        columns.push({ start: first.start, end: last.end, quote });
    }
    from = Math.max(from, to - 1);
  }
  return columns;
}

function isPart(text: string, line: TextLine | undefined): boolean {
  if (!line || line.start === line.end || line.end - line.start > longestPart) return false;
  return !text.slice(line.start, line.end).trim().includes(' ');
}

/** Whether a text, plain or obfuscated, has an instruction to the person or program that ranks. */
export function isInstruction(text: string): boolean {
  if (text.trim().length < minLength) return false;
  for (const reading of readings(text)) {
    if (speaksToMachine(reading.text)) return true;
    // An obfuscated command is always intended, anywhere in the text.
    if (reading.isObfuscated && clausesOf(reading.text, true).some((clause) => anOrder.test(clause)))
      return true;
  }
  const straight = unscrambled(text.toLowerCase());
  return straight !== null && speaksToMachine(straight);
}

// Combines patterns into one alternation, so that the text is read once instead of once per pattern.
const choiceOf = (patterns: readonly RegExp[]): string =>
  patterns.map(({ source }) => source.normalize('NFKC')).join('|');
const anyOf = (patterns: readonly RegExp[]): RegExp => new RegExp(choiceOf(patterns));
const anOrder = anyOf(orders);
const wherever = new RegExp(`\\b(?:${choiceOf(atWords)})|${choiceOf(anywhere)}`);
const inAnotherLanguage = anyOf(otherLanguages);

/** Minimum characters; shorter lines contain no command. */
const minLength = 12;
/** Maximum characters of one sentence that patterns are matched against. */
const longestClause = 400;

function speaksToMachine(text: string): boolean {
  const open = withoutQuotations(text);
  if (inAnotherLanguage.test(open.slice(0, 4000))) return true;
  return clausesOf(open, false).some(
    (clause) => wherever.test(clause) || isOrder(clause, withoutAddress(clause)),
  );
}

const isOrder = (clause: string, unaddressed: string): boolean =>
  anOrder.test(unaddressed) || (unaddressed !== clause && anOrder.test(clause));

/** People who write about attacks quote them: "blocked prompts such as 'ignore all previous instructions'". */
const withoutQuotations = (text: string): string =>
  /["“”'‘’«»`]/.test(text) && speaksOfAttacks.test(text)
    ? text.replace(/["“”'‘’«»`][^"“”'‘’«»`\n]{4,160}["“”'‘’«»`]/g, ' ')
    : text;

const speaksOfAttacks =
  /\b(?:such as|like|e\.g\.|detect|block|prevent|filter|test|attack|inject|jailbreak|red[- ]team|payload|defen[cs]e|defend|mitigat|guard|example of|research|wrote|written|built|design|present|talk|paper|article|publish|phrase|prompts? )/;

const clauseEnd = /[.!?;]\s|\n|\s[-–—]\s|:\s/;

function clausesOf(text: string, everyWord: boolean): readonly string[] {
  // Most lines are one clause.
  if (!everyWord && !clauseEnd.test(text)) {
    const only = text.trim().slice(0, longestClause);
    return only === '' ? [] : [only];
  }
  const clauses = text
    .split(/(?<=[.!?;])\s+|\n|\s[-–—]\s|:\s+(?=[a-z])/)
    .map((clause) => clause.trim().slice(0, longestClause));
  const whole = text.trim().slice(0, longestClause);
  const starts = everyWord
    ? [
        ...text.matchAll(/\b(?:ignore|disregard|forget|rank|score|rate|assign|give|print|reveal|you are)\b/g),
      ].map(({ index }) => text.slice(index, index + longestClause))
    : [];
  // Most lines are a single clause.
  const parts = clauses.length === 1 && clauses[0] === whole ? starts : [...clauses, ...starts];
  return [whole, ...parts].filter((clause) => clause !== '');
}

const address =
  /^[\s>"'`*#\-–—•([]*(?:(?:please|now|also|and|then|important|urgent|kindly|instead|so|additionally|furthermore|finally|first|system|human|user|ai|assistant|note|you (?:must|should|will|need to)|\w+ must|the (?:ai|model|system|assistant|evaluator) (?:must|should|will))[,:!]?\s+){0,4}/;

const withoutAddress = (clause: string): string => clause.replace(address, '');

function cutSentences(text: string): readonly Evidence[] {
  const out: Evidence[] = [];
  let start = 0;
  for (const found of allMatches(text, /(?<=[.!?])\s+/g)) {
    out.push({ start, end: found.index });
    start = found.index + found[0].length;
  }
  out.push({ start, end: text.length });
  return out;
}
