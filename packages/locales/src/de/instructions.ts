import type { InstructionPatterns } from '../locale.ts';

export const instructions: InstructionPatterns = [
  /ignorier\w{0,40}.{0,20}?(?:alle|vorherig|bisherig|obig)\w{0,40}.{0,20}?(?:anweisung|befehl|regel|instruktion)/,
  /(?:gib|bewerte|setze)\b.{0,20}?(?:diese[mnrs]?)\b.{0,20}?(?:kandidat|bewerb|lebenslauf).{0,20}?(?:100|punkt|höchst|erste|beste)/,
  /(?:setze?|gib|gebt|ordne)\b.{0,20}?dies\S{1,3} (?:kandidat|bewerber|person)\S{0,40}.{0,40}?(?:platz eins|erste|höchst|100|ganz oben|punkt)/,
];
