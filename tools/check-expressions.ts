/**
 * Every regular expression in code that handles untrusted text (engine, documents, contracts, server), literal or built
 * while its module loads, must run in time linear in its text. Exceptions are listed with their bound in
 * `tools/expressions/bounded-expressions.ts`. Part of `npm run check`.
 */
import { boundedExpressions, constructedLater } from './expressions/bounded-expressions.ts';
import { findBacktracking } from './expressions/find-backtracking.ts';
import { type Expression, findConstructed, findInSources } from './expressions/find-expressions.ts';

const { literals, constructions } = findInSources();
const constructed = await findConstructed();
const errors: string[] = [];
const used = new Set<(typeof boundedExpressions)[number]>();

for (const expression of [...literals, ...constructed]) {
  const found = findBacktracking(expression);
  if (found === null) continue;
  const listed = boundedExpressions.find(
    ({ file, beginning }) => expression.file === file && expression.source.startsWith(beginning),
  );
  if (listed) used.add(listed);
  if (listed && !found.isExponential) continue;
  errors.push(
    `${nameOf(expression)} takes ${found.isExponential ? 'exponential' : 'quadratic or longer'} time, by ${found.parts.join('; ')}`,
  );
}
for (const one of boundedExpressions)
  if (!used.has(one))
    errors.push(
      `bounded-expressions.ts names ${one.beginning} of ${one.file}, which is linear or gone: remove it`,
    );

for (const file of new Set(constructions.map((place) => place.file))) {
  const seen = new Set(constructed.filter((one) => one.file === file).map(({ line }) => line));
  const unseen = constructions.filter((place) => place.file === file && !isSeen(seen, place.line)).length;
  const known = constructedLater.find((one) => one.file === file)?.count ?? 0;
  if (unseen !== known)
    errors.push(
      `${file} constructs ${unseen} expressions while something is read, and constructedLater says ${known}: construct them as the module loads, or say there what they are made of`,
    );
}

for (const error of errors) process.stderr.write(`${error}\n`);
if (errors.length > 0)
  process.stderr.write(
    '\nMake it linear: no two repeats that can take the same character beside each other (`\\s*,?\\s*` is `\\s*(?:,\\s*)?`), and none ' +
      'at the beginning that is tried again at each of its characters (`\\s+$` is `(?<!\\s)\\s+$`). Where the text is short by ' +
      'construction and the expression at most quadratic, add it with that bound to tools/expressions/bounded-expressions.ts.\n',
  );
else
  process.stdout.write(
    `${literals.length + constructed.length} expressions, ${boundedExpressions.length} of them bounded by their text\n`,
  );
process.exitCode = errors.length > 0 ? 1 : 0;

function nameOf({ file, line, source, flags }: Expression): string {
  const shown = source.length > 120 ? `${source.slice(0, 120)}…` : source;
  return `${file}:${line} /${shown}/${flags}`;
}

/** A call may be identified by its first line or by the line of an argument. */
function isSeen(seen: ReadonlySet<number>, line: number): boolean {
  return seen.has(line);
}
