/** Prints some text without the rest of the page. */
export function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentWindow: paper } = frame;
  if (!paper) return;
  const words = paper.document.createElement('pre');
  words.textContent = text;
  words.dir = 'auto';
  paper.document.body.append(words);
  paper.addEventListener('afterprint', () => frame.remove());
  paper.print();
}
