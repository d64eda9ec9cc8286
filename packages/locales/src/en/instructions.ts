import type { InstructionPatterns } from '../locale.ts';

export const instructions: InstructionPatterns = [];
