/** Sizes that relative lengths refer to, in CSS pixels. */
export type LengthContext = { readonly fontSize: number; readonly rootFontSize: number };

/** A common window size. */
const viewport = { width: 1280, height: 800 };

const pixelsByUnit: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  vw: viewport.width / 100,
  vh: viewport.height / 100,
  vi: viewport.width / 100,
  vb: viewport.height / 100,
  vmin: viewport.height / 100,
  vmax: viewport.width / 100,
};

/** CSS pixels of a length or a calculation with lengths; percentages are relative to `whole`. `null` if invalid. */
export function pixelsOf(value: string | undefined, context: LengthContext, whole: number): number | null {
  if (value === undefined) return null;
  const tokens = value.match(/(?<![a-z])[a-z]+\(|[\d.]+(?:e[-+]?\d+)?(?:%|[a-z]+)?|[-+*/(),]/g) ?? [];
  const rest = value.replace(/(?<![a-z])[a-z]+\(|[\d.]+(?:e[-+]?\d+)?(?:%|[a-z]+)?|[-+*/(),\s]/g, '');
  if (tokens.length === 0 || tokens.length > 64 || rest !== '') return null;
  const found = new Calculation(tokens, context, whole).read();
  return Number.isFinite(found) ? found : null;
}

class Calculation {
  private at = 0;
  private readonly tokens: readonly string[];
  private readonly context: LengthContext;
  private readonly whole: number;

  constructor(tokens: readonly string[], context: LengthContext, whole: number) {
    this.tokens = tokens;
    this.context = context;
    this.whole = whole;
  }

  read(): number {
    const sum = this.sum();
    return this.at === this.tokens.length ? sum : Number.NaN;
  }

  private sum(): number {
    let total = this.product();
    while (this.tokens[this.at] === '+' || this.tokens[this.at] === '-') {
      const sign = this.tokens[this.at++] === '+' ? 1 : -1;
      total += sign * this.product();
    }
    return total;
  }

  private product(): number {
    let total = this.value();
    while (this.tokens[this.at] === '*' || this.tokens[this.at] === '/') {
      const isTimes = this.tokens[this.at++] === '*';
      const next = this.value();
      total = isTimes ? total * next : total / next;
    }
    return total;
  }

  private value(): number {
    const token = this.tokens[this.at++];
    if (token === '-') return -this.value();
    if (token === '+') return this.value();
    if (token?.endsWith('(')) return this.call(token.slice(0, -1));
    return token === undefined ? Number.NaN : this.length(token);
  }

  private call(name: string): number {
    const values = [this.sum()];
    while (this.tokens[this.at] === ',') {
      this.at += 1;
      values.push(this.sum());
    }
    this.at += 1;
    const [first = Number.NaN, second = first, third = second] = values;
    if (name === 'min') return values.reduce((min, value) => Math.min(min, value));
    if (name === 'max') return values.reduce((max, value) => Math.max(max, value));
    if (name === 'clamp') return Math.max(first, Math.min(second, third));
    return name === 'calc' || name === '' ? first : Number.NaN;
  }

  private length(token: string): number {
    const parts = /^([\d.]+(?:e[-+]?\d+)?)(%|[a-z]+)?$/.exec(token);
    const number = Number(parts?.[1]);
    const { fontSize, rootFontSize } = this.context;
    switch (parts?.[2]) {
      case undefined:
        return number;
      case '%':
        return (number * this.whole) / 100;
      case 'em':
        return number * fontSize;
      case 'rem':
        return number * rootFontSize;
      case 'ch':
      case 'ex':
        return (number * fontSize) / 2;
      default:
        return number * (pixelsByUnit[parts?.[2] ?? ''] ?? Number.NaN);
    }
  }
}
