import { fieldTarget, longestInstruction } from './field-target.ts';

type Field = { instruction: string; isResult: boolean; target: string | null };

/** Maximum depth of nested fields; ordinary documents stay under five. */
const deepest = 40;

/** The open Word fields while a text is read, nested in one another, and the link target of their visible text. */
export class OpenFields {
  private readonly fields: Field[] = [];
  /** Number of open fields beyond the maximum depth. */
  private deeper = 0;

  begin(): void {
    if (this.fields.length < deepest) this.fields.push({ instruction: '', isResult: false, target: null });
    else this.deeper += 1;
  }

  /** The result of a field inside an instruction is part of that instruction. */
  takeInstruction(text: string): void {
    const field = this.fields.findLast(({ isResult }) => !isResult);
    if (field && field.instruction.length < longestInstruction) field.instruction += text;
  }

  /** Ends the instruction; the visible text of the field follows. */
  separate(): void {
    const field = this.fields.at(-1);
    if (!field || this.deeper > 0) return;
    field.isResult = true;
    field.target = fieldTarget(field.instruction);
  }

  end(): void {
    if (this.deeper > 0) this.deeper -= 1;
    else this.fields.pop();
  }

  endAll(): void {
    this.fields.length = 0;
    this.deeper = 0;
  }

  /** Target of the link that the following text belongs to. */
  get target(): string | null {
    return this.fields.findLast(({ target }) => target !== null)?.target ?? null;
  }
}
