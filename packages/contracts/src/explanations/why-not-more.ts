import type { Verdict } from '../verdicts.ts';
import { type CreditPart, type Explanations, type Reason, say } from './statements.ts';

type Explained = {
  readonly status: Verdict;
  /** `null` for what is never scored. */
  readonly credit: number | null;
  readonly reason: Reason;
  readonly parts: readonly (CreditPart & { readonly share: number; readonly credit: number })[];
};

/** Maximum number of words listed in a sentence. */
const maxWords = 8;

/**
 * What is missing to full credit, in sentences; empty where nothing is, and for analyses of earlier versions, which kept
 * no parts.
 */
export function whyNotMore(
  { status, credit, reason, parts }: Explained,
  texts: Explanations,
): readonly string[] {
  if (credit === null || credit >= 1) return [];
  if (status === 'not-found' && parts.length === 0) return [texts.notMentioned];
  const open = parts.filter((part) => part.credit < 1);
  const said = open.flatMap((part) => say(texts.missing, part) ?? []);
  const words = parts.flatMap(({ code, args }) => (code === 'word' ? [args] : []));
  const absent = words.filter(({ lines }) => lines === 0).map(({ word }) => word);
  const skills = open.flatMap(({ code, args }) => (code === 'asked-skill' ? [args.skill] : []));
  const isInFewLines = absent.length === 0 && open.some(({ code }) => code === 'word');
  return [
    ...monthsMissing(reason, texts),
    ...new Set(said),
    ...(absent.length > 0 ? [texts.wordsNotFound(absent.slice(0, maxWords))] : []),
    ...(isInFewLines ? [texts.fewLines] : []),
    ...(skills.length > 0 ? [texts.skillsNotFound(skills.slice(0, maxWords))] : []),
  ];
}

function monthsMissing({ code, args }: Reason, texts: Explanations): readonly string[] {
  if (code !== 'years-in-all' && code !== 'years-corrected' && code !== 'years-of-kind') return [];
  if (args.months < args.asked) return [texts.monthsMissing(args.asked - args.months)];
  const isTitledTooLittle = 'titled' in args && args.titled < args.asked;
  return isTitledTooLittle ? [texts.titledMonthsMissing(args.asked - args.titled)] : [];
}
