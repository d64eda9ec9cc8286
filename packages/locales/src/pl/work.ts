import type { WorkWords } from '../locale.ts';

export const work: WorkWords = {
  titles: `inzynier programista kierownik dyrektor specjalista ksiegowy ksiegowa nauczyciel pielegniarka sprzedawca
      sprzedawczyni asystent asystentka stazysta praktykant nauczycielka wychowawca magazynier spedytor
      dyspozytor kierowca operator elektryk mechanik slusarz spawacz murarz kucharz kucharka kelner kelnerka
      kasjer kasjerka lekarz lekarka farmaceuta fizjoterapeuta psycholog prawnik adwokat radca architekt
      konstruktor technolog analityk konsultant doradca przedstawiciel przedstawicielka handlowiec koordynator
      koordynatorka referent sekretarka recepcjonistka recepcjonista technik pracownik pracownica robotnik
      dziennikarz grafik tlumacz lider brygadzista mistrz opiekun opiekunka`,
  titleStarts: '',
  titleEnds: '',
  titleBeside: '',
  employers: 'szpital uniwersytet urzad',
  employerStarts: '',
  employerEnds: '',
  employerParts: '',
  joins: '',
  leaves: '',
  stays: '',
  at: 'w firmie',
  legalSigns: '',
  legalForms: String.raw`sp\.? z ?o\.? ?o`,
  legalStarts: '',
  legalEnds: '',
  legalEndings: '',
  titleLinks: 'ds na',
  responsible: '',
  legalLetters: '',
  statements: '',
};
