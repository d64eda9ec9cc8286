import type { AdvertWords } from '../advert-words.ts';

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
  mail: null,
  parts: null,
  prose: {
    sought: {
      pattern:
        /(?<!\p{L})(?:vous (?:avez|êtes|savez|connaissez|maîtrisez|parlez|lisez|disposez|possédez|justifiez|conduisez|devez|devrez|serez|pouvez|justifierez)|(?:elle|il|elle ou il|il ou elle|la personne|le candidat|la candidate) (?:devra|doit|saura|maîtrise|connaît|aura|sera|a|possède)|(?:il|elle) (?:nous |vous )?faut|il (?:nous |vous )?faudra|nous (?:attendons|demandons|exigeons|souhaitons)|(?:est|sont) (?:\p{L}+ )?(?:demandée?s?|exigée?s?|indispensables?|obligatoires?|requise?s?|nécessaires?|impératifs?|attendue?s?)|n['’](?:a|ont) (?:plus|pas) de secrets?|(?:la )?maîtrise (?:de|du|des|d['’])|une? expérience)(?!\p{L})/iu,
      matches: ['Vous avez un four', 'Il nous faut une boulangère', 'Le permis B est indispensable'],
      misses: ['Nous avons un four', 'Le moulin est au port'],
    },
    optional: {
      pattern:
        /(?<!\p{L})(?:appréciée?s?|nous (?:apprécions|aimerions|valorisons)|encore mieux|souhaitée?s?|bienvenue?s?|(?:serait|seraient|est|sont) (?:\p{L}+ )?(?:un (?:vrai |réel )?(?:plus|atout)|les? bienvenue?s?|idéal)|un (?:vrai |réel )?(?:plus|atout)|ne gâche rien|si possible|idéalement|de préférence|facultati(?:f|ve)s?)(?!\p{L})/iu,
      matches: ['Le breton serait un vrai plus', 'Un bateau est apprécié'],
      misses: ['Un bateau est exigé', 'Plus de dix fours'],
    },
    offers: {
      pattern:
        /(?<!\p{L})(?:nous (?:vous )?(?:proposons|offrons|sommes|accueillons)|vous (?:bénéficiez|recevrez|cherchez)|envoye[rz]|candidature|salaire|congés|mutuelle|€|brut|notre (?:association|équipe|entreprise|pme)|n['’](?:est|sont) pas (?:obligatoires?|exigée?s?|requise?s?|nécessaires?)\.?$)(?!\p{L})/iu,
      matches: ['Nous vous proposons du pain', 'Merci d’envoyer un CV', 'Notre équipe compte dix boulangers'],
      misses: ['Vous avez un four', 'Le permis B est indispensable'],
    },
    remark: {
      pattern: /^(?:mais|bien que|même si|quoique|sans être|s['’]il)(?!\p{L})/iu,
      matches: ['mais sans obligation', 'même si cela aide'],
      misses: ['un bateau serait un plus'],
    },
  },
};
