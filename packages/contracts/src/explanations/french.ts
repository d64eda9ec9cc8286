import type { Verdict } from '../verdicts.ts';
import { questionInFrench } from './question-in-french.ts';
import { spellingOf } from './spelling.ts';
import type { DegreeLevel, Explanations, Manner } from './statements.ts';

const { month, months, monthsAgo, number, list, choice, language, plural } = spellingOf('fr');

const lines = (count: number): string =>
  plural(count, { one: `${number(count)} ligne`, other: `${number(count)} lignes` });
const inLines = (count: number): string => `dans ${lines(count)}`;

/** "3 des 5 années demandées, dans 2 postes de ce type" */
function ofAsked(shown: number, asked: number, where: string): string {
  if (shown >= asked) return `${months(shown)} dans ${where} ; demandé : ${months(asked)}`;
  const isWhole = shown >= 12 && shown % 12 === 0 && asked % 12 === 0 && asked > 12;
  return isWhole
    ? `${number(shown / 12)} des ${number(asked / 12)} années demandées, dans ${where}`
    : `${months(shown)} dans ${where} ; demandé : ${months(asked)}`;
}

const degree: Readonly<Record<DegreeLevel, string>> = {
  secondary: 'diplôme de fin d’études secondaires',
  vocational: 'formation professionnelle',
  associate: 'diplôme de niveau bac +2',
  bachelor: 'licence',
  master: 'master',
  doctorate: 'doctorat',
};
const level = (name: string): string => (name === 'native' ? 'langue maternelle' : name);
const verdict: Readonly<Record<Verdict, string>> = {
  met: 'rempli',
  partly: 'partiellement rempli',
  'not-met': 'non rempli',
  'not-found': 'non trouvé',
};
const credit = (value: number | null): string => (value === null ? 'non évalué' : number(value));
const score = (value: number | null): string => (value === null ? 'aucun' : number(value));

const shownBy = (how: Manner, by: string): string => {
  const words: Readonly<Record<Manner, string>> = {
    used: 'Exercée en poste',
    listed: 'Seulement dans une liste',
    piled: 'Seulement dans un bloc de mots-clés',
    implied: `Se déduit de ${by}`,
    'of-title': `Attestée par le poste ${by}`,
    related: `Seulement la compétence proche ${by}`,
    'of-suite': `Fait partie de ${by}`,
    broader: `Seulement la compétence plus générale ${by}`,
    'not-shown': 'La compétence elle-même n’est pas attestée',
  };
  return words[how];
};

const partName: Explanations['partName'] = {
  showing: 'Manière dont elle est attestée',
  'length-of-use': 'Durée d’utilisation',
  'recency-of-use': 'Dernière utilisation',
  word: 'Mot',
  phrase: 'Tous ses mots sur une ligne',
  nearness: 'Sens proche',
  position: 'Poste',
  'position-described': 'Poste d’après sa description',
  'corrected-years': 'Années corrigées à la main',
  'shown-by-person': 'Confirmé par une personne',
  'held-title': 'Poste le plus proche',
  'degree-level': 'Niveau du diplôme',
  'degree-field': 'Domaine du diplôme',
  certificate: 'Certification',
  'language-shown': 'Langue',
  'language-level': 'Niveau de langue',
  'asked-skill': 'Compétence demandée',
  'occupation-lines': 'Lignes les plus proches de ces métiers',
  'occupation-together': 'Ces lignes ensemble',
  'terms-line': 'Ligne avec des termes distinctifs',
};

export const texts: Explanations = {
  reason: {
    sentence: ({ text }) => text,
    'skill-not-found': () => 'Non trouvée dans le CV.',
    'skill-used': ({ months: used, monthsSince }) => {
      if (used === null) return 'Exercée dans un poste.';
      if (monthsSince === null) return `Exercée en poste pendant ${months(used)}.`;
      return monthsSince === 0
        ? `Exercée en poste pendant ${months(used)}, jusqu’à aujourd’hui.`
        : `Exercée en poste pendant ${months(used)}, pour la dernière fois ${monthsAgo(monthsSince)}.`;
    },
    'skill-listed': () => 'Citée dans une liste, mais attestée dans aucun poste.',
    'skill-piled': () =>
      'Ne figure que dans un bloc de mots-clés que rien d’autre dans le CV ne vient étayer.',
    'skill-implied': ({ skill }) => `Se déduit de ${skill}.`,
    'skill-of-title': ({ title }) => `Attestée par le poste ${title}.`,
    'skill-related': ({ skill }) => `Seule la compétence proche ${skill} est attestée.`,
    'skill-of-suite': ({ suite }) => `Fait partie de ${suite}.`,
    'skill-broader': ({ skill }) => `Seule la compétence plus générale ${skill} est attestée.`,
    'skill-in-words': () => 'Certains de ses mots apparaissent, mais pas la compétence elle-même.',
    'skill-few-words': () => 'Non trouvée. Quelques-uns de ses mots apparaissent ailleurs.',
    'years-undated': () => 'Aucun poste n’a de dates que l’on puisse compter.',
    'years-in-all': ({ months: shown, asked, positions: count }) =>
      `${ofAsked(shown, asked, plural(count, { one: `${number(count)} poste daté`, other: `${number(count)} postes datés` }))}.`,
    'shown-by-person': () => 'Une personne a confirmé qu’un passage du CV le montre.',
    'years-corrected': ({ months: shown, asked }) =>
      `${months(shown)} au total, corrigé à la main ; demandé : ${months(asked)}.`,
    'years-of-kind': ({ months: shown, asked, positions: count, titled }) => {
      const where = plural(count, {
        one: `${number(count)} poste de ce type`,
        other: `${number(count)} postes de ce type`,
      });
      const more = titled < shown && titled < asked && shown >= asked;
      const byTitle =
        titled === 0
          ? 'aucun intitulé de poste ne l’atteste'
          : `les intitulés de poste attestent ${months(titled)}`;
      return `${ofAsked(shown, asked, where)}${more ? ` ; ${byTitle}` : ''}.`;
    },
    'years-of-kind-undated': () => 'Un travail de ce type est mentionné, mais dans aucun poste daté.',
    'years-of-kind-none': () => 'Aucun poste n’atteste un travail de ce type.',
    'worked-in-field': ({ positions: count }) =>
      plural(count, {
        one: `A travaillé dans ce domaine, dans ${number(count)} poste.`,
        other: `A travaillé dans ce domaine, dans ${number(count)} postes.`,
      }),
    'field-described': ({ positions: count }) =>
      plural(count, {
        one: `La description de ${number(count)} poste mentionne ce travail.`,
        other: `Les descriptions de ${number(count)} postes mentionnent ce travail.`,
      }),
    'title-not-found': () => 'Aucun poste portant cet intitulé ou un intitulé proche.',
    'title-held': ({ title }) => `A occupé le poste ${title}.`,
    'title-held-lower': ({ title }) => `A occupé le poste ${title}, de rang inférieur.`,
    'title-in-words': () => 'Les mots de l’intitulé apparaissent, mais pas un tel poste.',
    'education-not-found': () => 'Le CV ne mentionne pas la formation.',
    'degree-not-named': () => 'Aucun diplôme de ce niveau n’est mentionné.',
    'degree-below': () => 'Le diplôme le plus élevé mentionné est inférieur à celui demandé.',
    'degree-met': () => 'Un diplôme du niveau et du domaine demandés.',
    'degree-other-field': () =>
      'Un diplôme de ce niveau, mais dans un autre domaine ou sans domaine mentionné.',
    'degree-one-below': () => 'Un diplôme d’un niveau inférieur.',
    'degree-in-progress': () => 'Études en cours : le diplôme n’est pas encore obtenu.',
    'degree-by-experience': ({ months: shown, asked }) =>
      shown >= asked
        ? `Pas de diplôme de ce type, mais ${months(shown)} de travail de ce type, que la fiche de poste accepte.`
        : `Pas de diplôme de ce type. La fiche de poste accepte l’expérience : ${months(shown)} sur les ${months(asked)} qui le remplacent.`,
    'certificate-not-found': () => 'Non mentionnée dans le CV.',
    'certificate-named': () => 'Mentionnée dans le CV.',
    'certificate-in-progress': () => 'En cours, pas encore obtenue.',
    'language-not-found': () => 'Le CV ne la mentionne pas.',
    'language-written': ({ language: code }) => `Le CV est écrit dans cette langue (${language(code)}).`,
    'language-named': () => 'Mentionnée parmi les langues.',
    'language-below': ({ level: named, asked }) =>
      `Mentionnée au niveau ${level(named)} ; demandé : ${level(asked)}.`,
    'place-unknown': () => 'Le CV ne dit pas où vit le candidat. Les lieux ne comptent pas dans le score.',
    'place-same': () => 'Le CV mentionne le même lieu. Les lieux ne comptent pas dans le score.',
    'place-ask': () => 'Une question pour le candidat. Les lieux ne comptent pas dans le score.',
    'terms-ask': () =>
      'Une question pour le candidat. Les conditions de travail ne comptent pas dans le score.',
    'lines-not-found': () => 'Aucune ligne du CV ne le mentionne.',
    'lines-speak': () => 'Des lignes du CV l’attestent.',
    'lines-speak-partly': () => 'Des lignes du CV l’attestent en partie.',
    'near-in-meaning': () => 'Non trouvé. Une ligne dit quelque chose de proche en d’autres mots.',
    'coverage-pending': () => 'Découle des autres critères.',
    'coverage-none': () => 'Aucune des compétences demandées n’est attestée.',
    'coverage-shown': ({ shown, of }) =>
      `${plural(shown, { one: `${number(shown)} compétence demandée attestée`, other: `${number(shown)} compétences demandées attestées` })} sur ${number(of)}.`,
    'occupation-far': () => 'Le CV parle peu de ce type de travail.',
    'occupation-partly': () => 'Le CV parle en partie de ce type de travail.',
    'occupation-near': () => 'Le CV parle de ce type de travail.',
    'terms-few': () => 'Presque aucun de ces termes n’apparaît dans le CV.',
    'terms-shown': ({ shown, of }) => `Termes présents dans le CV : ${number(shown)} sur ${number(of)}.`,
    'terms-shown-in-forms': ({ shown, of }) =>
      `Termes présents dans le CV, sous la même forme ou une forme proche : ${number(shown)} sur ${number(of)}.`,
  },
  part: {
    showing: ({ how, by }) => shownBy(how, by ?? ''),
    'length-of-use': ({ months: used }) =>
      used === null ? 'Durée d’utilisation : sans dates' : `Durée d’utilisation : ${months(used)}`,
    'recency-of-use': ({ monthsSince }) => {
      if (monthsSince === null) return 'Dernière utilisation : sans dates';
      return monthsSince === 0
        ? 'Dernière utilisation : aujourd’hui'
        : `Dernière utilisation : ${monthsAgo(monthsSince)}`;
    },
    word: ({ word, lines: count }) =>
      count === 0 ? `« ${word} » : non trouvé` : `« ${word} » ${inLines(count)}`,
    phrase: ({ lines: count }) =>
      count === 0 ? 'Tous ses mots sur une ligne : non trouvés' : `Tous ses mots ensemble ${inLines(count)}`,
    nearness: () => 'Une ligne de sens proche',
    position: ({ title, months: own }) => `${title ?? 'Poste sans intitulé'} : ${months(own)}`,
    'position-described': ({ title, months: own }) =>
      `${title ?? 'Poste sans intitulé'} : ${months(own)}, d’après sa description seulement`,
    'corrected-years': ({ months: own }) => `Corrigé à la main : ${months(own)}`,
    'shown-by-person': () => 'Confirmé par une personne',
    'held-title': ({ title }) =>
      title === null ? 'Poste : aucun proche' : `Poste le plus proche : ${title}`,
    'degree-level': ({ level: named }) => `Niveau : ${named === null ? 'non mentionné' : degree[named]}`,
    'degree-field': ({ field }) => `Domaine : ${field ?? 'non mentionné'}`,
    certificate: ({ held }) => (held ? 'Mentionnée comme obtenue' : 'En cours'),
    'language-shown': ({ written }) =>
      written ? 'Le CV est écrit dans cette langue' : 'Citée parmi les langues',
    'language-level': ({ level: named }) => `Niveau : ${named === null ? 'non précisé' : level(named)}`,
    'asked-skill': ({ skill }) => skill,
    'occupation-lines': ({ lines: count }) => `Les plus proches de ces métiers : ${lines(count)}`,
    'occupation-together': () => 'Les mêmes lignes ensemble',
    'terms-line': ({ terms }) =>
      plural(terms, {
        one: `Une ligne avec ${number(terms)} des termes`,
        other: `Une ligne avec ${number(terms)} des termes`,
      }),
  },
  missing: {
    showing: ({ how }) => {
      if (how === 'used') return null;
      if (how === 'listed') return 'L’exercer dans un poste décrit rapporterait plus de points.';
      if (how === 'piled') return 'Un bloc de mots-clés ne rapporte presque rien.';
      return 'Le CV ne nomme pas la compétence elle-même.';
    },
    'length-of-use': ({ months: used }) =>
      used === null
        ? 'Aucun poste daté ne montre combien de temps elle a été utilisée.'
        : 'Une utilisation plus longue rapporterait plus de points.',
    'recency-of-use': ({ monthsSince }) =>
      monthsSince === null
        ? 'Aucun poste daté ne montre quand elle a été utilisée pour la dernière fois.'
        : `Elle a été utilisée pour la dernière fois ${monthsAgo(monthsSince)}.`,
    word: () => null,
    phrase: ({ lines: count }) => (count === 0 ? 'Aucune ligne ne réunit tous ses mots.' : null),
    nearness: () => null,
    position: () => null,
    'position-described': ({ title, months: own }) =>
      `${title ?? 'Un poste'} (${months(own)}) ne compte qu’en partie : seule sa description mentionne ce travail.`,
    'corrected-years': () => null,
    'shown-by-person': () => null,
    'held-title': ({ title }) =>
      title === null
        ? 'Aucun poste avec cet intitulé ou un intitulé voisin.'
        : `${title} est proche du poste demandé, sans être le même.`,
    'degree-level': ({ asked }) => (asked === null ? null : `La fiche de poste demande : ${degree[asked]}.`),
    'degree-field': ({ asked }) => `Domaine demandé : ${choice(asked)}.`,
    certificate: () => 'Elle n’est pas encore obtenue.',
    'language-shown': () => null,
    'language-level': ({ asked }) => `Niveau demandé : ${level(asked)}.`,
    'asked-skill': () => null,
    'occupation-lines': () => 'Plus de lignes sur ce type de travail rapporteraient plus de points.',
    'occupation-together': () => null,
    'terms-line': () => null,
  },
  doubt: {
    sentence: ({ text }) => text,
    truncated: () => 'Le texte dépasse la limite, et sa fin n’a pas été lue.',
    'pages-left-out': () =>
      'Le document compte plus de pages que la limite, et les dernières n’ont pas été lues.',
    ocr: () => 'Du texte a été reconnu dans une image et peut contenir des erreurs.',
    'undecodable-text': () => 'Certains caractères n’ont pas pu être décodés.',
    damaged: () => 'Le fichier est endommagé, et des parties peuvent manquer.',
    'pages-without-text': () => 'Certaines pages ne contiennent que des images.',
    silent: () => 'Le CV ne contient rien qui puisse être évalué.',
    'no-position': () => 'Aucun poste n’a été trouvé dans le CV.',
    'no-dates': () => 'Aucun poste n’est daté.',
    'old-file': ({ month: last }) =>
      `La dernière date du fichier est ${month(last)} : les postes en cours sont comptés jusque-là.`,
    'no-skill': () => 'Le CV ne nomme aucune compétence connue.',
    'few-lines': () => 'Le CV est court : chaque ligne compte davantage.',
    'unknown-words': () =>
      'Certains mots sont inconnus : noms et outils, mauvaise numérisation ou autre langue.',
    'glossed-resume': ({ language: code }) =>
      `Le CV (langue : ${language(code)}) a été lu à l’aide d’un glossaire, avec moins de précision qu’en anglais. Les citations sont dans la langue d’origine.`,
    'glossed-job': ({ language: code }) =>
      `La fiche de poste (langue : ${language(code)}) a été lue à l’aide d’un glossaire, avec moins de précision qu’en anglais.`,
    'unread-resume': () =>
      'Le CV est dans une langue non prise en charge : seuls comptent les noms, les dates et les mots communs aux deux textes.',
    'unread-job': () =>
      'La fiche de poste est dans une langue non prise en charge : seuls comptent les noms, les dates et les mots communs aux deux textes.',
    'words-only': () => 'Seuls des mots ont été comparés, sans recherche de sens proches.',
    'few-requirements': () => 'La fiche de poste demande peu.',
    'not-judged': ({ requirements }) =>
      plural(requirements, {
        one: `${number(requirements)} critère n’a pas pu être évalué.`,
        other: `${number(requirements)} critères n’ont pas pu être évalués.`,
      }),
  },
  flagNote: {
    truncated: 'Le texte dépassait la limite, et le reste n’a pas été lu.',
    'pages-left-out': 'Le document compte plus de pages que la limite, et le reste n’a pas été lu.',
    ocr: 'Une partie du texte a été reconnue dans des images et peut contenir des erreurs.',
    'undecodable-text': 'Certains caractères n’ont pas pu être lus.',
    damaged: 'Le fichier est endommagé. Ce qui pouvait être récupéré a été lu.',
    'pages-without-text': 'Certaines pages ne contiennent que des images et n’ont pas été lues.',
    'harmless-marks': 'Des marques invisibles ont été ignorées. Elles ne disent rien du candidat.',
  },
  weightBase: (asked) =>
    ({
      must: 'Indispensable selon la fiche de poste',
      asked: 'Mentionné dans la fiche de poste',
      nice: 'Souhaité selon la fiche de poste',
      soft: 'Une qualité personnelle, que presque tout le monde revendique',
      whole: 'La fiche de poste dans son ensemble',
      given: 'Le poids qui lui a été donné',
    })[asked],
  weightFactor: (code, value) =>
    ({
      'rare-words': value > 1 ? 'Mots rares, qui en disent plus' : 'Mots courants, qui en disent moins',
      'many-of-kind': 'Beaucoup de critères de ce type se partagent les points',
      'through-glossary': 'La fiche de poste a été lue à l’aide d’un glossaire',
      'title-of-advert': 'L’intitulé d’une annonce complète',
      'beside-few': 'Peu d’autres critères',
      'asked-for': 'Demandé ligne par ligne dans une annonce complète',
      'overall-share': 'Part de l’adéquation globale dans une annonce complète',
      'within-scale': 'Ramené à une échelle où le poids le plus élevé est 5',
      'by-hand': 'Poids modifié à la main',
    })[code],
  partName,
  question: questionInFrench,
  change: {
    'other-file': () => 'Le fichier conservé n’est pas celui qui a été évalué.',
    'other-reading': () => 'Le fichier est lu autrement aujourd’hui.',
    'other-facts': () => 'Les données extraites ne sont plus les mêmes.',
    'other-job': () => 'La fiche de poste n’est plus la même.',
    'other-engine': ({ now, before }) => `Le moteur est en version ${now} ; il était en version ${before}.`,
    'other-score': ({ now, before }) => `Le score est ${score(now)} ; il était ${score(before)}.`,
    'other-confidence': ({ now, before }) =>
      `La fiabilité est ${number(now)} ; elle était ${number(before)}.`,
    'other-doubts': () => 'D’autres facteurs réduisent la fiabilité.',
    'other-flags': () => 'Les alertes ne sont plus les mêmes.',
    'requirement-added': ({ requirement }) => `« ${requirement} » n’était pas évalué avant.`,
    'requirement-removed': ({ requirement }) => `« ${requirement} » n’est plus évalué.`,
    'other-weight': ({ requirement, now, before }) =>
      `« ${requirement} » pèse ${number(now)} ; avant : ${number(before)}.`,
    'other-weighting': ({ requirement }) => `« ${requirement} » : d’autres facteurs donnent le même poids.`,
    'other-verdict': ({ requirement, now, before }) =>
      `« ${requirement} » : ${verdict[now]} ; avant : ${verdict[before]}.`,
    'other-credit': ({ requirement, now, before }) =>
      `« ${requirement} » a la valeur ${credit(now)} ; avant : ${credit(before)}.`,
    'other-part': ({ requirement, part, now, before }) =>
      `« ${requirement} », ${partName[part].toLowerCase()} : ${number(now)} de la valeur ; avant : ${number(before)}.`,
    'part-added': ({ requirement, part }) =>
      `« ${requirement} » a un nouvel élément : ${partName[part].toLowerCase()}.`,
    'part-removed': ({ requirement, part }) =>
      `« ${requirement} » a perdu un élément : ${partName[part].toLowerCase()}.`,
    'other-reason': ({ requirement }) => `« ${requirement} » a une autre raison.`,
    'other-evidence': ({ requirement }) => `« ${requirement} » a d’autres preuves.`,
    'other-bytes': () =>
      'La forme conservée diffère ; tous les scores et toutes les raisons sont identiques.',
  },
  remark: (requirement, reason, isMust) =>
    `${requirement} : ${reason}${isMust ? ' C’est un critère indispensable.' : ''}`,
  byHand: (quotes) => `Corrections à la main : ${list(quotes)}.`,
  notMentioned: 'Le CV n’en parle pas.',
  wordsNotFound: (words) => `Introuvable : ${list(words)}.`,
  fewLines: 'Ses mots apparaissent dans peu de lignes.',
  skillsNotFound: (skills) => `Non attesté : ${list(skills)}.`,
  monthsMissing: (count) => `Avec ${months(count)} de plus, tous les points seraient obtenus.`,
  titledMonthsMissing: (count) =>
    `Avec ${months(count)} de plus dans des postes dont l’intitulé est de ce type, tous les points seraient obtenus.`,
};
