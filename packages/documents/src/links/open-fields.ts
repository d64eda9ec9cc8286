import { fieldTarget, longestInstruction } from './field-target.ts';

type Field = { instruction: string; isResult: boolean; target: string | null };

/** Fields in fields; ordinary documents stay under five. */
const deepest = 40;

/** The fields of Word that are open while a text is walked, one in another, and where what is seen of them leads. */
export class OpenFields {
  private readonly fields: Field[] = [];
  /** Fields that are open below the deepest that counts. */
  private deeper = 0;

  begin(): void {
    if (this.fields.length < deepest) this.fields.push({ instruction: '', isResult: false, target: null });
    else this.deeper += 1;
  }

  /** What another field in an instruction comes to is part of it. */
  takeInstruction(text: string): void {
    const field = this.fields.findLast(({ isResult }) => !isResult);
    if (field && field.instruction.length < longestInstruction) field.instruction += text;
  }

  /** The instruction ends, and what people see of the field begins. */
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

  /** Where the text that follows leads. */
  get target(): string | null {
    return this.fields.findLast(({ target }) => target !== null)?.target ?? null;
  }
}
