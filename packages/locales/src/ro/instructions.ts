import type { InstructionPatterns } from '../locale.ts';

export const instructions: InstructionPatterns = [
  /(?:ignoră|ignora[tț]i|uită)\b.{0,20}?(?:toate|instruc)\w{0,40}.{0,20}?(?:instruc|anterioare)/,
  /ignor(?:ă|a)\S{0,40}.{0,20}?toate.{0,20}?instruc[țţt]iuni/,
];
