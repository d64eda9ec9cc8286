import type { WorkWords } from '../locale.ts';

export const work: WorkWords = {
  titles: `ingegnere sviluppatore sviluppatrice consulente direttore direttrice responsabile impiegato impiegata
      infermiere infermiera insegnante addetto addetta tirocinante stagista commesso commessa contabile
      ragioniere ragioniera magazziniere autista operaio operaia elettricista meccanico saldatore muratore cuoco
      cuoca cameriere cameriera maestro maestra docente medico farmacista fisioterapista psicologo avvocato
      architetto progettista venditore venditrice agente rappresentante funzionario segretario segretaria
      programmatore programmatrice analista coordinatore coordinatrice tecnico educatore educatrice giornalista
      grafico formatore`,
  titleStarts: '',
  titleEnds: '',
  titleBeside: '',
  employers: 'ospedale banca gruppo universita comune azienda',
  employerStarts: '',
  employerEnds: '',
  employerParts: '',
  joins: '',
  leaves: '',
  stays: '',
  at: 'presso',
  legalSigns: '',
  legalForms: String.raw`s\.?r\.?l|s\.?p\.?a`,
  legalStarts: '',
  legalEnds: '',
  legalEndings: '',
  titleLinks: 'di della',
  responsible: '',
  legalLetters: '',
  statements: '',
};
