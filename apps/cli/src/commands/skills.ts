import { loadVocabulary } from '@winnow/engine';
import { parseCommandArguments } from '../arguments.ts';
import { expectFile } from '../list-files.ts';
import { readLines } from '../read-lines.ts';
import { UsageError } from '../usage-error.ts';
import { write, writeJsonLine } from '../write-line.ts';

/** Finds the skills in each line of a text file; lines count from 0, offsets from the start of their line. */
export async function skills(args: readonly string[]): Promise<number> {
  const { values, files } = parseCommandArguments(args, { jsonl: { type: 'boolean' } });
  const [file] = files;
  if (file === undefined || files.length > 1) throw new UsageError('skills requires one text file');
  await expectFile(file);
  const vocabulary = loadVocabulary();
  let number = 0;
  for await (const text of readLines(file)) {
    const found = vocabulary.findSkills(text).map(({ skillId, start, end }) => ({
      name: vocabulary.skill(skillId)?.name ?? text.slice(start, end),
      surface: text.slice(start, end),
      start,
      end,
    }));
    if (values.jsonl) await writeJsonLine({ line: number, skills: found });
    else if (found.length > 0) await write(`${number + 1}: ${found.map(({ name }) => name).join(', ')}\n`);
    number += 1;
  }
  return 0;
}
