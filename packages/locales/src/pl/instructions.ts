import type { InstructionPatterns } from '../locale.ts';

export const instructions: InstructionPatterns = [
  /(?:zignoruj|pomiń|zapomnij)\b.{0,20}?(?:wszystkie|poprzedni\w{0,40})\b.{0,20}?(?:instrukcj|polece)/,
  /(?:przyznaj|daj|oceń|umieść)\b.{0,12}?\bte(?:mu|go) kandydat\S{0,40}.{0,30}?(?:maksym|100|pierwsz|najwyż|najlep)/,
];
