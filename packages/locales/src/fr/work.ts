import type { WorkWords } from '../locale.ts';

export const work: WorkWords = {
  titles: `developpeur developpeuse ingenieure directeur directrice responsable chargee charge conseiller conseillere
      comptable infirmier infirmiere magasinier cariste affreteur acheteur acheteuse serveur serveuse cuisinier
      cuisiniere chauffeur conducteur ouvrier ouvriere electricien mecanicien soudeur agent caissier caissiere
      formateur formatrice avocat juriste medecin pharmacien educateur educatrice instituteur institutrice
      professeur professeure professeurs secretaire graphiste animateur animatrice attache attachee commerciale
      coordinateur coordinatrice architecte aide-soignant aide-soignante kinesitherapeute preparateur operateur
      operatrice technicien technicienne vendeur vendeuse stagiaire alternant enseignant enseignante assistante
      gestionnaire chef redacteur`,
  titleStarts: '',
  titleEnds: '',
  titleBeside: '',
  employers: 'hopital clinique banque societe groupe mairie ministere universite',
  employerStarts: '',
  employerEnds: '',
  employerParts: '',
  joins: '',
  leaves: '',
  stays: '',
  at: 'chez',
  legalSigns: '',
  legalForms: String.raw`s\.a\.s?|sas|sarl|sa|s\.a`,
  legalStarts: '',
  legalEnds: '',
  legalEndings: '',
  titleLinks: '',
  responsible: 'responsab|charge',
  legalLetters: '',
  statements: '',
};
