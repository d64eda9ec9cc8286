/** A manually described occupation. */
export type NewerOccupation = {
  readonly title: string;
  /** Titles for it, in lowercase. */
  readonly spellings: readonly string[];
  readonly zone: string;
  readonly tasks: readonly string[];
  readonly skills: readonly string[];
};

/**
 * Reads the manual list: `Title = spelling, spelling : zone`, duties after `-`, skills after `skills:`. @throws Error
 * naming the invalid line
 */
export function readNewerOccupations(list: string): NewerOccupation[] {
  return list
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map(readBlock);
}

function readBlock([head = '', ...lines]: readonly string[]): NewerOccupation {
  const [, title = '', spellings = '', zone = ''] = /^(.+?) = (.+) : (\d)$/.exec(head) ?? [];
  if (title === '') throw new Error(`Not the head of an occupation: ${head}`);
  const skills = lines.find((line) => line.startsWith('skills: '))?.slice('skills: '.length) ?? '';
  return {
    title,
    spellings: spellings.split(', '),
    zone,
    tasks: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
    skills: skills.split(', ').filter(Boolean),
  };
}
