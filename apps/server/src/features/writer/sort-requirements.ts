import type { Vocabulary } from '@winnow/engine';

/** A recruiter's requirements, grouped by their section in a job description. */
export type SortedRequirements = {
  readonly needs: readonly string[];
  readonly extras: readonly string[];
  /** Neither skills nor duties: used unchanged. */
  readonly others: readonly string[];
};

const niceToHave =
  /\b(nice to have|a plus|is a bonus|bonus|ideally|preferably|preferred|desirable|optional)\b/i;
const niceMarker =
  /^\s*(nice to have|bonus|ideally|preferably|optional(ly)?)\s*[:,-]?\s*|\s*[(,-]?\s*(is )?(nice to have|a plus|a bonus|preferred|desirable|optional)\)?\s*\.?$/gi;
const provable =
  /\b(\d+\s*\+?\s*(years?|yrs)|degree|bachelor|master|phd|diploma|certif\w+|licen[cs]e|fluent|native|experience (with|in|of)|knowledge of)\b/i;

/** Longer lines describe the work rather than a skill, even if they name one. */
const skillWords = 7;

/** Up to this many words are a name, whether the vocabulary knows it or not. */
const nameWords = 2;

export function sortRequirements(wishes: readonly string[], vocabulary: Vocabulary): SortedRequirements {
  const needs: string[] = [];
  const extras: string[] = [];
  const others: string[] = [];
  for (const line of wishes.map((each) => each.trim()).filter(Boolean)) {
    if (niceToHave.test(line)) extras.push(capitalised(line.replace(niceMarker, '').trim() || line));
    else if (provable.test(line) || isSkill(line, vocabulary)) needs.push(capitalised(line));
    else others.push(capitalised(line));
  }
  return { needs: unique(needs), extras: unique(extras), others: unique(others) };
}

function isSkill(line: string, vocabulary: Vocabulary): boolean {
  const words = line.split(/\s+/).length;
  return words <= nameWords || (words <= skillWords && vocabulary.findSkills(line).length > 0);
}

function capitalised(text: string): string {
  // "iOS" and "pandas" keep their spelling: only an ordinary word is capitalized.
  const whole = text.replace(/\.$/, '');
  return /^\p{Ll}+\s/u.test(whole) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
}

function unique(lines: readonly string[]): string[] {
  return [...new Map(lines.map((line) => [line.toLowerCase(), line])).values()];
}
