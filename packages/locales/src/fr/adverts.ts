import type { AdvertWords } from '../locale.ts';

export const adverts: AdvertWords = {
  hiring: {
    pattern:
      /(?:\(?[hf] ?\/ ?[hf]\)?(?!\p{L})|nous recherch|recherchons|recrut|(?:vos|les|tes) missions|votre (?:profil|mission|rôle)|profil (?:recherché|souhaité)|candidat|poste|expérience (?:de|d['’]|en|dans|exigée)|\bcd[id]\b|temps (?:plein|partiel)|vous (?:êtes|avez|serez|disposez|maîtrisez)|rejoign|salaire|(?<!\p{L})(?:nous|notre|nos)(?!\p{L}))/giu,
    matches: ['Boulanger H/F', 'Vos missions', 'Profil recherché', 'Vous êtes titulaire d’un CAP'],
    misses: ['Laisser reposer la pâte et préchauffer le four'],
  },
  entryLevel: 'poste (?:de )?débutant|débutants? accepté',
  noExperience: '',
  clearance: '',
  legal: 'aux termes de|en vertu de|conformément à',
  employer: 'entreprise|employeur',
  place: 'lieu(?: de travail)?',
  at: 'chez',
  terms: 'temps (?:plein|partiel)|cd[id]',
  resumes: { title: '', headings: 'expérience professionnelle' },
  otherTexts: {
    measures: String.raw`cuill\p{L}+|œufs`,
    cooking: 'au four|hacher|éplucher|émincer',
    bills: 'facture n|montant',
    shops: 'ajouter au panier',
    reports: 'a déclaré|selon (?:le|la|un)',
  },
  legalForms: '',
  legalEndings: String.raw`S\.?A`,
  lawArticles: '',
  parts: null,
};
