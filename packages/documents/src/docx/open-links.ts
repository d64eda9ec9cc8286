import { OpenFields } from '../links/open-fields.ts';

/** The open links of a part: link elements, and fields. */
export class OpenLinks {
  private readonly elements: (string | null)[] = [];
  private readonly fields = new OpenFields();

  open(target: string | null): void {
    this.elements.push(target);
  }

  close(): void {
    this.elements.pop();
  }

  takeFieldMark(kind: string): void {
    if (kind === 'begin') this.fields.begin();
    else if (kind === 'separate') this.fields.separate();
    else if (kind === 'end') this.fields.end();
  }

  takeInstruction(text: string): void {
    this.fields.takeInstruction(text);
  }

  /**
   * Ends a field without an end mark at the end of its paragraph, so that later text does not become part of the link.
   */
  endFields(): void {
    this.fields.endAll();
  }

  /** Target of the link that the following text belongs to. */
  get target(): string | null {
    return this.elements.at(-1) ?? this.fields.target;
  }
}
