import { formatsOf } from '../../lib/language/formats.ts';
import type { RequirementTexts } from './requirement-texts.ts';

const { number, percent, plural } = formatsOf('fr');
const lines = (count: number) =>
  plural(count, { one: `${number(count)} ligne`, other: `${number(count)} lignes` });

export const texts: RequirementTexts = {
  list: {
    heading: 'Critères',
    waiting: 'Les critères apparaissent ici pendant que vous saisissez ou collez la fiche de poste.',
    reading: 'Lecture du texte',
    count: (count, musts) =>
      `${lines(count)}, ${plural(musts, {
        one: `${number(musts)} indispensable`,
        other: `${number(musts)} indispensables`,
      })}`,
    sections: {
      must: 'Indispensables',
      nice: 'Souhaités',
      asked: 'Questions aux candidats',
    },
    sectionHints: {
      must: 'tous sont nécessaires',
      nice: 'ils ne font qu’augmenter le score',
      asked: 'lieu, déplacements et horaires : à demander, jamais notés',
    },
    noMusts: 'Aucun indispensable. Choisissez un cercle ou appuyez sur M sur une ligne pour la marquer.',
    noNices: 'Aucun critère souhaité.',
    columns: { kind: 'Type', weight: 'Poids' },
    makeMust: 'Souhaité. Sélectionnez pour le rendre indispensable.',
    makeNice: 'Indispensable. Sélectionnez pour le rendre souhaité.',
    weight: (share) => `Compte pour ${share} de l’ensemble des lignes`,
    notScored: 'Non noté',
    weightOf: (requirement) => `Poids de ${requirement}`,
    share: (share) => (share > 0 && share < 0.01 ? '<1 %' : percent(share)),
    mustOf: (requirement) => `${requirement} est indispensable`,
    kind: 'Type',
    kindOf: (requirement) => `Type de ${requirement}`,
    edit: (requirement) => `Modifier : ${requirement}`,
    words: (requirement) => `Texte de ${requirement}`,
    menu: (requirement) => `Options de ${requirement}`,
    editWords: 'Modifier',
    up: 'Monter',
    down: 'Descendre',
    drag: 'Faites glisser pour changer l’ordre',
    removeNamed: (requirement) => `Retirer ${requirement}`,
    removed: (requirement) => `« ${requirement} » retiré.`,
    undo: 'Annuler',
    redo: 'Rétablir',
    undone: 'Annulé.',
    redone: 'Rétabli.',
    becameMust: (requirement) => `${requirement} : indispensable.`,
    becameNice: (requirement) => `${requirement} : souhaité.`,
    moved: (requirement, place, all) => `${requirement} : ligne ${number(place)} sur ${number(all)}.`,
    add: 'Ajouter un critère',
    newWords: 'Nouveau critère',
    newHint: 'Par exemple « Xero ou FreshBooks » ou « 3 ans de Python »',
    newMust: 'Ajouter comme indispensable',
    toCheck: 'À vérifier : voir plus haut',
    kinds: {
      skill: 'Compétence',
      experience: 'Expérience',
      title: 'Intitulé',
      education: 'Formation',
      certification: 'Certification',
      language: 'Langue',
      location: 'Lieu',
      other: 'Autre',
    },
    passing: (passing, all) => `${number(passing)} CV sur ${number(all)}`,
    passingShort: (passing, all) => `${number(passing)}/${number(all)}`,
    passingAll: (passing, all) =>
      plural(passing, {
        one: `${number(passing)} des ${number(all)} CV de votre bibliothèque montre tous les indispensables.`,
        other: `${number(passing)} des ${number(all)} CV de votre bibliothèque montrent tous les indispensables.`,
      }),
    vague: 'Presque tous les CV l’affirment, ce critère influe donc à peine sur les scores.',
    vagueButHeavy: 'Presque tous les CV l’affirment. Avec ce poids, il augmente fortement tous les scores.',
    overall: 'Adéquation globale',
    overallHint:
      'À quel point le CV dans son ensemble convient au poste : intitulé, travail décrit, métier et termes.',
    overallCounts: 'Compter dans le score',
    overallLines: (count) => lines(count),
    keys: {
      move: 'Critère : précédent ou suivant',
      must: 'Critère : indispensable',
      nice: 'Critère : souhaité',
      heavier: 'Critère : plus de poids',
      lighter: 'Critère : moins de poids',
      edit: 'Critère : modifier le texte',
      remove: 'Critère : retirer',
      order: 'Critère : monter ou descendre',
      redo: 'Rétablir la modification d’un critère',
    },
  },
  check: {
    heading: (count) => `À vérifier (${number(count)})`,
    lead: (count) =>
      plural(count, {
        one: `Vérifier ${number(count)} critère`,
        other: `Vérifier ${number(count)} critères`,
      }),
    explanation:
      'La fiche de poste laisse ces points imprécis. Vos réponses sont conservées, même si le texte change.',
    reasons: {
      'must-or-nice': (must) =>
        `La fiche ne dit pas si c’est exigé. Lu comme ${must ? 'indispensable' : 'souhaité'}.`,
      'company-text': () =>
        'Cela décrit peut-être l’entreprise ou le travail au lieu de demander quelque chose.',
      'years-of': (field) =>
        field === null
          ? 'La fiche ne précise pas le type d’expérience. Tout travail compte.'
          : `La fiche ne précise pas clairement le type d’expérience. Lu comme « ${field} ».`,
    },
    must: 'Indispensable',
    nice: 'Souhaité',
    remove: 'Retirer',
    answer: (answer, requirement) => `${answer} : ${requirement}`,
    yearsOf: 'Années en',
    yearsOfLabel: (requirement) => `Des années de quoi ? ${requirement}`,
    yearsMissing: 'Indiquez le type d’expérience ou choisissez « Tout travail ».',
    save: 'Enregistrer',
    anyWork: 'Tout travail',
    // The engine reads these lines, and reads years in English.
    years: (count, field) => `${number(count)}+ years of ${field}`,
    months: (count, field) => `${number(count)}+ months of ${field}`,
    workExperience: 'work experience',
    left: (count) =>
      count === 0
        ? 'Tout est vérifié.'
        : plural(count, {
            one: `Il reste ${number(count)} ligne à vérifier.`,
            other: `Il reste ${number(count)} lignes à vérifier.`,
          }),
  },
};
