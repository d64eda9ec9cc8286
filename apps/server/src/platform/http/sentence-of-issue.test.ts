import * as contracts from '@winnow/contracts';
import { sentences } from '@winnow/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { issueWords, sentenceOfIssue } from './sentence-of-issue.ts';

function refusalsOf(schema: z.ZodType, value: unknown) {
  const issues = schema.safeParse(value, { error: issueWords }).error?.issues ?? [];
  return issues.map((issue) => {
    const { code, values, words } = sentenceOfIssue(issue);
    return [code, values, words];
  });
}

test.each([
  [z.string(), undefined, ['required', {}, 'This field is required.']],
  [z.string(), 7, ['not-valid', {}, 'This value is not valid.']],
  [z.string().min(1), '', ['required', {}, 'This field is required.']],
  [z.string().min(3), 'a', ['too-short', { min: 3 }, 'Use at least 3 characters.']],
  [z.string().max(1), 'ab', ['too-long', { max: 1 }, 'Use at most 1 character.']],
  [z.array(z.string()).min(2), [], ['too-few', { min: 2 }, 'Choose at least 2.']],
  [z.array(z.string()).max(0), ['a'], ['too-many', { max: 0 }, 'Choose at most 0.']],
  [z.int().min(5), 4, ['too-low', { min: 5 }, 'Enter a number of at least 5.']],
  [z.int().max(5), 6, ['too-high', { max: 5 }, 'Enter a number of at most 5.']],
  [z.email(), 'x', ['email-invalid', {}, 'Enter a valid email address.']],
  [z.uuid(), 'x', ['wrong-format', {}, 'This value does not have the expected format.']],
  [z.enum(['a']), 'b', ['not-valid', {}, 'This value is not valid.']],
])('what a schema says nothing about is said in words of ours: %#', (schema, value, refusal) => {
  expect(refusalsOf(schema, value)).toEqual([refusal]);
});

test('words of the schema stay, with the code that says the same in other languages', () => {
  expect(refusalsOf(z.string().min(1, 'Enter a name.'), '')).toEqual([
    ['name-required', {}, 'Enter a name.'],
  ]);
  const short = z.string().min(2, 'A name has two letters.');
  expect(refusalsOf(short, '')).toEqual([['too-short', { min: 2 }, 'A name has two letters.']]);
  const params = { sentence: 'mentions-full', values: { max: 4 } };
  const custom = z.string().refine(() => false, { error: 'Mention fewer.', params });
  expect(refusalsOf(custom, '')).toEqual([['mentions-full', { max: 4 }, 'Mention fewer.']]);
});

/** Every custom check of a schema, with its message. */
function customChecksIn(schema: z.core.$ZodType, seen = new Set<unknown>()): z.core.$ZodCheckDef[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema._zod;
  const own = (def.checks ?? []).map((check) => check._zod.def).filter(({ check }) => check === 'custom');
  const inner = Object.values(def).flatMap((part: unknown): unknown[] =>
    typeof part === 'object' && part !== null && !('_zod' in part) ? Object.values(part) : [part],
  );
  const schemas = inner.filter((part): part is z.core.$ZodType => part instanceof z.core.$ZodType);
  return [...own, ...schemas.flatMap((part) => customChecksIn(part, seen))];
}

const inputs = Object.values(contracts).flatMap((exported) =>
  typeof exported === 'object' && 'input' in exported && exported.input instanceof z.ZodType
    ? [exported.input]
    : [],
);

test('what a function of the contract refuses has a sentence in every language', () => {
  const seen = new Set<unknown>();
  const checks = inputs.flatMap((input) => customChecksIn(input, seen));
  const words = new Set<unknown>(Object.values(sentences));
  const untranslated = checks.flatMap((check) => {
    const { params } = check as { readonly params?: { readonly sentence?: string } };
    const said = check.error?.({ code: 'custom', input: '', path: [], message: '' } as never);
    // A check that adds its own issues names their sentences itself.
    if (said === undefined || words.has(said)) return [];
    return params?.sentence !== undefined && params.sentence in sentences ? [] : [said];
  });
  expect(checks.length).toBeGreaterThan(10);
  expect(untranslated).toEqual([]);
});
