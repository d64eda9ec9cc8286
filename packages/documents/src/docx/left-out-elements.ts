import type { XmlElement } from '../xml/walk-xml.ts';

/** Deleted and moved text, earlier formats of tracked changes, phonetic guides above characters. */
const unread = new Set([
  'w:del',
  'w:moveFrom',
  'w:rt',
  'w:pPrChange',
  'w:rPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:tcPrChange',
  'w:trPrChange',
  'w:sdtPr',
]);

/** Tracks, while a part is read, which elements are skipped together with their content. */
export class LeftOutElements {
  private depth = 0;
  /** For each open group of alternatives, whether one was read. */
  private readonly choices: boolean[] = [];

  /** Whether the current position is inside a skipped element. */
  get isInside(): boolean {
    return this.depth > 0;
  }

  /** Returns whether to skip the element that opens. */
  open(element: XmlElement): boolean {
    const { name } = element;
    if (this.depth > 0 || unread.has(name) || this.isOtherChoice(element)) this.depth += 1;
    else if (name === 'mc:AlternateContent') this.choices.push(false);
    return this.depth > 0;
  }

  /** Returns whether the element that closes was skipped. */
  close(name: string): boolean {
    if (this.depth > 0) {
      this.depth -= 1;
      return true;
    }
    if (name === 'mc:AlternateContent') this.choices.pop();
    return false;
  }

  /** Of the alternatives for different programs, only the first that Word supports is read. */
  private isOtherChoice(element: XmlElement): boolean {
    const { name } = element;
    if (name !== 'mc:Choice' && name !== 'mc:Fallback') return false;
    if (name === 'mc:Choice' && !isForWord(element)) return true;
    const wasChosen = this.choices.at(-1) === true;
    if (this.choices.length > 0) this.choices[this.choices.length - 1] = true;
    return wasChosen;
  }
}

/** Prefixes of the XML namespaces that Word supports. */
const ofWord =
  /^(?:https?:\/\/schemas\.(?:microsoft|openxmlformats)\.|https?:\/\/purl\.oclc\.org\/ooxml|urn:schemas-microsoft-com)/i;

/** Whether Word supports all namespaces that an alternative requires. */
function isForWord(element: XmlElement): boolean {
  const required = element.attribute('Requires')?.split(/\s+/).filter(Boolean) ?? [];
  return required.every((prefix) => ofWord.test(element.namespace(prefix) ?? ''));
}
