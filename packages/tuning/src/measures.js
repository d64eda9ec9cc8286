// Every V8 flag of the product. Plain JavaScript, since the launcher of the command reads it on Node versions that
// cannot load TypeScript. README.md says what each measure gains.

/** @type {import('./measures.js').Measures} */
export const measures = {
  'one-thread': {
    command: ['--single-threaded'],
    reading: ['--single-threaded'],
  },
  'young-space': {
    command: ['--min-semi-space-size=16', '--max-semi-space-size=16'],
    reading: ['--min-semi-space-size=16', '--max-semi-space-size=16'],
    server: ['--max-semi-space-size=32'],
  },
  'old-space': {
    command: ['--initial-old-space-size=256', '--no-incremental-marking'],
    reading: ['--initial-old-space-size=96', '--no-incremental-marking'],
  },
  'early-feedback': {
    reading: ['--no-lazy-feedback-allocation'],
  },
  'late-compiling': {
    reading: ['--invocation-count-for-maglev=800', '--invocation-count-for-turbofan=50000'],
    scoring: ['--invocation-count-for-maglev=800', '--invocation-count-for-turbofan=50000'],
    afterScoring: ['--invocation-count-for-maglev=400', '--invocation-count-for-turbofan=3000'],
  },
  'compiled-expressions': {
    reading: ['--no-regexp-tier-up'],
    scoring: ['--no-regexp-tier-up'],
    afterScoring: ['--regexp-tier-up'],
  },
  bundle: {},
  'heap-ceiling': {
    server: ['--max-old-space-size=1536'],
  },
  'tidy-at-rest': {
    server: ['--expose-gc'],
  },
  'wasm-compiling': {
    server: ['--wasm-num-compilation-tasks=1'],
  },
  'compiled-code': {},
  'c-library': {},
};

const withoutVariable = 'WINNOW_WITHOUT';

/** The measures that the environment switches off: names with commas between them, or `all`. */
export function readSwitchedOff(environment = process.env) {
  const asked = (environment[withoutVariable] ?? '').split(/[\s,]+/).filter(Boolean);
  if (asked.includes('all')) return Object.keys(measures);
  const unknown = asked.find((name) => !Object.hasOwn(measures, name));
  if (unknown === undefined) return asked;
  throw new Error(
    `${withoutVariable}=${unknown} names no measure. They are: ${Object.keys(measures).join(', ')}.`,
  );
}

export function isOn(name, environment = process.env) {
  return !readSwitchedOff(environment).includes(name);
}

/** The V8 flags of one kind of process. */
export function flagsFor(kind, environment = process.env) {
  const off = readSwitchedOff(environment);
  return Object.entries(measures).flatMap(([name, flags]) => (off.includes(name) ? [] : (flags[kind] ?? [])));
}

/** The flag that ends a process whose JavaScript objects take more. A limit, which nothing switches off. */
export function heapLimit(megabytes) {
  return `--max-old-space-size=${Math.floor(megabytes)}`;
}

/** The C library gives memory back once it is free, and keeps it in few places. Others than glibc ignore these. */
const ofCLibrary = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * The variables that the server starts with; those that are set already stay.
 * @param codeFolder where compiled code is kept for the next start
 */
export function serverEnvironment(codeFolder, environment = process.env) {
  const chosen = {
    ...(isOn('c-library', environment) ? ofCLibrary : {}),
    ...(isOn('compiled-code', environment) ? keptCodeEnvironment(codeFolder) : {}),
  };
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => environment[name] === undefined));
}

/** With these variables Node keeps its compiled code in a folder. */
export function keptCodeEnvironment(folder) {
  return { NODE_COMPILE_CACHE: folder };
}
