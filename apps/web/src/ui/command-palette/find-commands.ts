import type { Command, CommandGroup } from './command.ts';

/** The groups with the commands that match the query, best first in each; empty groups are omitted. */
export function findCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups.filter(({ commands }) => commands.length > 0);
  return groups
    .map((group) => (group.isFound ? group : { ...group, commands: bestFirst(group.commands, words) }))
    .filter(({ commands }) => commands.length > 0);
}

function bestFirst(commands: readonly Command[], words: readonly string[]): readonly Command[] {
  return commands
    .map((command) => ({ command, fit: fitOf(command, words) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .map(({ command }) => command);
}

/**
 * Match quality: 0 if a word does not occur; highest for the start of the label, then the start of a word, then its
 * middle.
 */
function fitOf({ label, keywords = '' }: Command, words: readonly string[]): number {
  const name = fold(label);
  const all = `${name} ${fold(keywords)}`;
  const fits = words.map((word) => {
    if (name.startsWith(word)) return 4;
    if (name.includes(` ${word}`)) return 3;
    if (all.includes(` ${word}`)) return 2;
    return all.includes(word) ? 1 : 0;
  });
  return fits.includes(0) ? 0 : fits.reduce((sum: number, fit) => sum + fit, 0);
}

/** Without case and accents, so that "resume" finds "Résumé". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
