import type { WorkWords } from '../locale.ts';

export const work: WorkWords = {
  titles: `inginer programator dezvoltator contabil contabila profesor profesoara invatator invatatoare educatoare
      asistent asistenta vanzator vanzatoare sef coordonator coordonatoare specialist consilier economist
      economista reprezentant dispecer gestionar lucrator muncitor electrician mecanic sudor casier casiera
      secretara receptioner ospatar bucatar bucatareasa sofer stivuitorist functionar proiectant arhitect
      traducator traducatoare medic farmacist farmacista avocat jurist referent administrator analist tehnician
      operator infirmiera ingrijitor achizitor recrutor formator antrenor redactor jurnalist grafician
      consultant responsabil`,
  titleStarts: '',
  titleEnds: '',
  titleBeside: '',
  employers: 'spital banca universitatea',
  employerStarts: '',
  employerEnds: '',
  employerParts: '',
  joins: '',
  leaves: '',
  stays: '',
  at: '',
  legalSigns: '',
  legalForms: '',
  legalStarts: '',
  legalEnds: '',
  legalEndings: '',
  titleLinks: 'pentru',
  responsible: '',
  legalLetters: '',
  statements: '',
};
