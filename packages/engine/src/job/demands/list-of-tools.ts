import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { readSkillGroups } from './skill-demands.ts';

const label = /^[^:,]{2,30}:\s+/;
const separator = /[,|·•]/;
const maxWordsOfItem = 4;
const minTools = 2;
const longestList = 400;

/**
 * "Kubernetes, Docker, Terraform", "Stack: Python, gRPC, Yocto": a bare list of tools asks for them,
 * although not all of them may be required.
 */
export function isListOfTools(line: string, vocabulary: Vocabulary): boolean {
  if (!separator.test(line) || line.length > longestList) return false;
  const from = label.exec(line)?.[0].length ?? 0;
  const items = line
    .slice(from)
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.some((item) => item.split(/\s+/).length > maxWordsOfItem)) return false;
  const named = readSkillGroups(line.slice(from), vocabulary);
  const isTool = (id: string) => vocabulary.skill(id)?.kind === 'tool';
  const isHard = (id: string) => vocabulary.skill(id)?.kind !== 'soft';
  const tools = named.filter(({ skillIds }) => skillIds.every(isTool)).length;
  const hard = named.filter(({ skillIds }) => skillIds.some(isHard)).length;
  return tools >= minTools && 2 * tools >= hard && 2 * hard >= items.length;
}
