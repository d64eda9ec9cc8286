/** One field of a Protocol Buffers message: its number and its value, ready for the wire. */
export type Field = { header: Uint8Array; body: Uint8Array };

const encoder = new TextEncoder();

/** A whole number; also booleans and enums. Zero is written too: ONNX attributes tell 0 from absent. */
export function numberField(number: number, value: number): Field {
  return { header: varint(number << 3), body: varint(value) };
}

/** A 32-bit float. */
export function floatField(number: number, value: number): Field {
  const body = new Uint8Array(4);
  new DataView(body.buffer).setFloat32(0, value, true);
  return { header: varint((number << 3) | 5), body };
}

/** A string, as UTF-8. */
export function textField(number: number, value: string): Field {
  return bytesField(number, encoder.encode(value));
}

/** Bytes with their length before them. */
export function bytesField(number: number, bytes: Uint8Array): Field {
  return { header: concatenate([varint((number << 3) | 2), varint(bytes.length)]), body: bytes };
}

/** A message inside the message. */
export function messageField(number: number, fields: readonly Field[]): Field {
  return bytesField(number, message(fields));
}

/** The bytes of a message. */
export function message(fields: readonly Field[]): Uint8Array {
  return concatenate(fields.flatMap(({ header, body }) => [header, body]));
}

/** Seven bits a byte, lowest first. Division, not shifting, since sizes pass 32 bits. */
function varint(value: number): Uint8Array {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${value} cannot be written as a varint.`);
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) | 0x80);
    rest = Math.floor(rest / 128);
  }
  return Uint8Array.from([...bytes, rest]);
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
