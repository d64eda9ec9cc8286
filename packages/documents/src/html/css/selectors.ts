import { splitList, unescaped } from './split-css.ts';

/** An element as selectors match it. */
export type PageElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly classes: ReadonlySet<string>;
  readonly parent: PageElement | null;
  readonly previous: PageElement | null;
  /** Position among all children of its parent, and among those of the same name; from 1. */
  readonly place: number;
  readonly placeOfName: number;
};

/** Number of steps from element to element that may still be made for one page. */
export type Walk = { left: number };

type Test = (element: PageElement, walk: Walk) => boolean;
type Combinator = ' ' | '>' | '+' | '~';

/** The tests for one element; `combinator` is its relation to the element of the previous step. */
type Step = { readonly combinator: Combinator; readonly tests: readonly Test[] };

export type Selector = {
  readonly matches: Test;
  /** Specificity (ids, classes and names) as one number; larger numbers win. */
  readonly weight: number;
  /** The main condition of the last step, used to skip most rules: `#id`, `.class`, a name or `*`. */
  readonly key: string;
};

const simple =
  /^(?:\*|([a-z][\w-]*)|#((?:[\w-]|[^\0-\x7f]|\\.)+)|\.((?:[\w-]|[^\0-\x7f]|\\.)+)|\[([^\]]*)\]|::?[a-z-]+)/i;
const maxSteps = 12;
const deepest = 4;

/** Reads a list of selectors; those with pseudo-elements or states of interaction match nothing. */
export function readSelectors(list: string, depth = 0): Selector[] {
  return splitList(list).flatMap((text) => {
    const selector = depth > deepest ? null : readSelector(text, depth);
    return selector ? [selector] : [];
  });
}

function readSelector(text: string, depth: number): Selector | null {
  const steps: Step[] = [];
  let tests: Test[] = [];
  let combinator: Combinator = ' ';
  let weight = 0;
  let key = '*';
  let rest = text.trim();
  while (rest !== '') {
    const between = /^\s*([>+~])\s*|^\s+/.exec(rest);
    if (between && tests.length > 0) {
      steps.push({ combinator, tests });
      tests = [];
      key = '*';
      combinator = (between[1] ?? ' ') as Combinator;
      rest = rest.slice(between[0].length);
      continue;
    }
    const found = simple.exec(rest);
    if (!found || steps.length > maxSteps) return null;
    rest = rest.slice(found[0].length);
    const [whole, name, id, className, attribute] = found;
    if (whole.startsWith(':')) {
      const argument = rest.startsWith('(') ? argumentOf(rest) : null;
      if (argument !== null) rest = rest.slice(argument.length + 2);
      const pseudo = readPseudo(whole, argument, depth);
      if (!pseudo) return null;
      tests.push(pseudo.test);
      weight += pseudo.weight;
    } else if (id !== undefined) {
      const wanted = unescaped(id).toLowerCase();
      tests.push(({ attributes }) => attributes['id']?.toLowerCase() === wanted);
      weight += 10_000;
      key = `#${wanted}`;
    } else if (className !== undefined) {
      const wanted = unescaped(className).toLowerCase();
      tests.push(({ classes }) => classes.has(wanted));
      weight += 100;
      if (!key.startsWith('#')) key = `.${wanted}`;
    } else if (attribute !== undefined) {
      tests.push(attributeTest(attribute));
      weight += 100;
    } else if (name !== undefined) {
      const wanted = name.toLowerCase();
      tests.push((element) => element.name === wanted);
      weight += 1;
      if (key === '*') key = wanted;
    } else tests.push(() => true);
  }
  if (tests.length === 0) return null;
  steps.push({ combinator, tests });
  return { matches: (element, walk) => matchesSteps(element, steps, walk), weight, key };
}

function argumentOf(rest: string): string {
  let depth = 0;
  for (let at = 0; at < rest.length; at++) {
    if (rest[at] === '(') depth += 1;
    else if (rest[at] === ')') depth -= 1;
    if (depth === 0) return rest.slice(1, at);
  }
  return rest.slice(1);
}

function matchesSteps(
  element: PageElement,
  steps: readonly Step[],
  walk: Walk,
  index = steps.length - 1,
): boolean {
  const step = steps[index];
  walk.left -= 1;
  if (walk.left < 0 || !step?.tests.every((test) => test(element, walk))) return false;
  if (index === 0) return true;
  const next = step.combinator === ' ' || step.combinator === '>' ? 'parent' : 'previous';
  const isDirect = step.combinator === '>' || step.combinator === '+';
  for (let other = element[next]; other; other = other[next]) {
    if (matchesSteps(other, steps, walk, index - 1)) return true;
    if (isDirect) return false;
  }
  return false;
}

function attributeTest(text: string): Test {
  const parts = /^\s*([\w-]+)\s*(?:([~|^$*]?)=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))\s*(?:[is]\s*)?)?$/.exec(
    text,
  );
  const [, name = '', operator, ...values] = parts ?? [];
  const wanted = values.find((value) => value !== undefined)?.toLowerCase();
  return ({ attributes }) => {
    const value = attributes[name.toLowerCase()]?.toLowerCase();
    if (parts === null || value === undefined) return false;
    if (wanted === undefined) return true;
    switch (operator) {
      case '~':
        return value.split(/\s+/).includes(wanted);
      case '|':
        return value === wanted || value.startsWith(`${wanted}-`);
      case '^':
        return wanted !== '' && value.startsWith(wanted);
      case '$':
        return wanted !== '' && value.endsWith(wanted);
      case '*':
        return wanted !== '' && value.includes(wanted);
      default:
        return value === wanted;
    }
  };
}

type Pseudo = { readonly test: Test; readonly weight: number };

function readPseudo(name: string, argument: string | null, depth: number): Pseudo | null {
  switch (name.toLowerCase()) {
    case ':root':
      return { test: (element) => element.name === 'html', weight: 100 };
    case ':link':
    case ':any-link':
      return { test: ({ attributes }) => 'href' in attributes, weight: 100 };
    case ':first-child':
      return { test: ({ place }) => place === 1, weight: 100 };
    case ':first-of-type':
      return { test: ({ placeOfName }) => placeOfName === 1, weight: 100 };
    case ':nth-child':
      return { test: ({ place }) => isNth(argument ?? '', place), weight: 100 };
    case ':nth-of-type':
      return { test: ({ placeOfName }) => isNth(argument ?? '', placeOfName), weight: 100 };
    case ':is':
    case ':matches':
    case ':-webkit-any':
    case ':where':
    case ':not': {
      const selectors = readSelectors(argument ?? '', depth + 1);
      const some: Test = (element, walk) => selectors.some(({ matches }) => matches(element, walk));
      const weight =
        name === ':where' ? 0 : selectors.reduce((max, selector) => Math.max(max, selector.weight), 0);
      return { test: name === ':not' ? (element, walk) => !some(element, walk) : some, weight };
    }
    default:
      return null;
  }
}

/** Whether a position matches `2n+1`, `even`, `3` … */
function isNth(formula: string, place: number): boolean {
  const text = formula.trim().toLowerCase().replace('even', '2n').replace('odd', '2n+1').replace(/\s/g, '');
  const parts = /^(?:([-+]?\d*)n)?([-+]?\d+)?$/.exec(text);
  if (!parts || text === '') return false;
  const [, factor, constant = '0'] = parts;
  const start = Number(constant);
  if (factor === undefined) return place === start;
  const step = factor === '' || factor === '+' ? 1 : factor === '-' ? -1 : Number(factor);
  return step === 0 ? place === start : (place - start) % step === 0 && (place - start) / step >= 0;
}
