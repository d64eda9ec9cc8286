/** Untrusted input chose the names and words of a line: what would steer a terminal is left out of it, as `ls` does. */
export function printable(line: string): string {
  return line.replace(/\p{Cc}/gu, '?');
}
