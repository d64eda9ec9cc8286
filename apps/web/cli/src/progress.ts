/** A bar on a terminal; nothing where standard error is not one. */
export function createProgress(label: string, total: number) {
  const stream = process.stderr;
  const width = 24;
  let done = 0;
  let drawnAt = 0;
  const draw = () => {
    if (!stream.isTTY || total === 0) return;
    const filled = Math.round((done / total) * width);
    stream.write(`\r${label} [${'='.repeat(filled)}${' '.repeat(width - filled)}] ${done} of ${total}\x1b[K`);
    drawnAt = Date.now();
  };
  draw();
  return {
    step(): void {
      done += 1;
      if (done === total || Date.now() - drawnAt > 50) draw();
    },
    end(): void {
      if (stream.isTTY) stream.write('\r\x1b[K');
    },
  };
}
