import type { WorkWords } from '../locale.ts';

export const work: WorkWords = {
  titles: `softwareontwikkelaar programmeur programmeuse ingenieur procesingenieur accountmanager vertegenwoordiger
      transportplanner planner magazijnmedewerker verkoopmedewerker verkoopster boekhoudster docent docente
      lerares leerkracht invalleerkracht apotheker kok kelner chauffeur monteur elektricien lasser timmerman
      schilder schoonmaker verzorgende verzorger secretaresse receptionist inkoper coordinator projectleider
      afdelingshoofd hoofd ontwerper architect advocaat jurist journalist consulent ontwikkelaar adviseur
      medewerker medewerkster directeur leraar verpleegkundige verkoper boekhouder stagiair teamleider`,
  titleStarts: '',
  titleEnds: '',
  titleBeside: '',
  employers: 'ziekenhuis gemeente bedrijf',
  employerStarts: '',
  employerEnds: '',
  employerParts: '',
  joins: '',
  leaves: '',
  stays: '',
  at: 'bij',
  legalSigns: '',
  legalForms: String.raw`bv|b\.v|nv|n\.v`,
  legalStarts: '',
  legalEnds: '',
  legalEndings: '',
  titleLinks: 'voor van',
  responsible: '',
  legalLetters: '',
  statements: '',
};
