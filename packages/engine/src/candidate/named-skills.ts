import type { Position } from '../resume/resume.ts';
import { knownWordsOf } from '../words/known-words.ts';
import { readWords } from '../words/read-words.ts';
import type { Candidate } from './candidate.ts';
import { cutSentences, positionAt, type SentenceShowing, showingOf } from './candidate-lines.ts';

/** A sentence, bullet or list of a resume that names skills. */
export type NamingSentence = {
  readonly start: number;
  readonly end: number;
  readonly showing: SentenceShowing;
  /** Index into the resume's positions; `null` outside them. */
  readonly position: number | null;
  /** Whether it contains the title of a dated position. */
  readonly isHeading: boolean;
  /** In text order; overlapping if one name contains another. */
  readonly mentions: readonly SkillMention[];
  /** Its other content words: neither names of skills nor words that phrase claims. */
  readonly ownStems: ReadonlySet<string>;
  /** Adjacent lines of lists without grammar, outside of positions, share a number; `null` for all others. */
  readonly list: number | null;
};

export type SkillMention = { readonly id: string; readonly start: number; readonly end: number };

const madeFor = new WeakMap<Candidate, readonly NamingSentence[]>();

/** The sentences that name skills, in text order. Made once for a candidate. */
export function sentencesNamingSkills(candidate: Candidate): readonly NamingSentence[] {
  const known = madeFor.get(candidate);
  if (known) return known;
  const made = [...readSentences(candidate)];
  madeFor.set(candidate, made);
  return made;
}

function* readSentences({ resume, skillsById, language }: Candidate): Generator<NamingSentence> {
  const { text, lines } = resume.document;
  const mentions = [...skillsById]
    .flatMap(([id, { evidence }]) => evidence.map(({ start, end }) => ({ id, start, end })))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  let list = 0;
  for (const line of lines) {
    for (const { start, end } of cutSentences(text, line.start, line.end)) {
      const within: SkillMention[] = [];
      for (; (mentions[next]?.start ?? text.length) < end; next++) {
        const mention = mentions[next];
        if (mention && mention.start >= start) within.push(mention);
      }
      const content = text.slice(start, end);
      // The description of a position begins after the first bullet.
      const position = positionAt(resume.positions, start + content.search(/[\p{L}\p{N}]/u));
      // Without a skill, the sentence adds nothing about the position, as is true of most sentences.
      if (position !== null && within.length === 0) {
        list += 1;
        continue;
      }
      const showing = showingOf(text, { start, end }, resume.positions, position);
      // A short line between two lists is a heading of one of them, or part of it.
      if (position !== null || (showing !== 'listed' && /\S/.test(content))) list += 1;
      if (within.length === 0) continue;
      yield {
        start,
        end,
        showing,
        position,
        isHeading: showing === 'title' && isHeading(content, resume.positions[position ?? -1]),
        mentions: within,
        ownStems: ownStemsIn(readWords(content, language), within, start),
        list: position === null && showing === 'listed' && !hasGrammar(content) ? list : null,
      };
    }
  }
}

const isHeading = (content: string, position: Position | undefined): boolean =>
  position !== undefined &&
  position.start !== null &&
  position.title !== null &&
  content.includes(position.title);

/** Whether a stem only phrases a claim. */
export const isClaimWord = (stem: string): boolean => claimWords.test(stem);

/** Maximum number of grammar words in a list. */
const maxGrammarWords = 2;

const hasGrammar = (content: string): boolean =>
  knownWordsOf(content).words.filter(({ isStopWord }) => isStopWord).length > maxGrammarWords;

/** Beginnings of words that phrase claims: "Proven expertise in", "skilled with". */
const claimWords =
  /^(?:extens|expert|experi|profici|famili|strong|deep|prov|season|skill|knowl|vers|advanc|excel|solid|background|understand|abil|compet|speciali|hands|record|task|everyda|dail|practi|profess|various|thorough|accomplish|adept|master|fluent|year|additional|core|strength|technolog|tool|environ|stack|keyword|technic|compris|includ|familiar|role|career|success|amaz|great|good|high|wide|broad|work|us|appl|respons)/;

function ownStemsIn(
  words: readonly { readonly stem: string; readonly start: number; readonly end: number }[],
  mentions: readonly SkillMention[],
  from: number,
): ReadonlySet<string> {
  const own = new Set<string>();
  let at = 0;
  let covered = 0;
  for (const { stem, start, end } of words) {
    for (; (mentions[at]?.start ?? Number.POSITIVE_INFINITY) < from + end; at++)
      covered = Math.max(covered, mentions[at]?.end ?? 0);
    if (from + start >= covered && !isClaimWord(stem)) own.add(stem);
  }
  return own;
}
