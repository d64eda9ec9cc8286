import { writerLimits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { CreatorTexts } from './creator-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: CreatorTexts = {
  title: 'Générer une fiche de poste · Winnow',
  heading: 'Générer une fiche de poste',
  introduction:
    'Un intitulé de poste suffit. Les missions habituelles proviennent de données sur les métiers ; rien n’est inventé sur votre entreprise. La fiche est rédigée en anglais.',
  form: {
    title: 'Intitulé du poste',
    titleHint: 'Par exemple « Accountant »',
    titleError: 'Saisissez l’intitulé du poste',
    seniority: 'Niveau',
    any: 'Non précisé',
    levels: {
      trainee: 'En formation',
      junior: 'Débutant',
      regular: 'Confirmé',
      senior: 'Senior',
      lead: 'Responsable d’équipe',
      manager: 'Encadrement',
      executive: 'Direction',
    },
    place: 'Lieu',
    workMode: 'Mode de travail',
    modes: { 'on-site': 'Sur site', hybrid: 'Hybride', remote: 'À distance' },
    employment: 'Type d’emploi',
    employments: {
      'full-time': 'Temps plein',
      'part-time': 'Temps partiel',
      contract: 'Indépendant',
      temporary: 'Temporaire',
      internship: 'Stage',
    },
    industry: 'Secteur',
    wishes: 'Critères et souhaits',
    wishesHint: `Un par ligne, ${number(writerLimits.wishes)} au plus : compétences, années d’expérience, habilitations. Commencez la ligne par « nice to have: » si le critère est facultatif.`,
    companyError: `${number(writerLimits.companyCharacters)} caractères au maximum.`,
    wishesError: `${number(writerLimits.wishes)} lignes au maximum, de ${number(writerLimits.wishCharacters)} caractères au plus chacune.`,
    company: 'À propos de l’entreprise',
    companyHint: 'Repris mot pour mot.',
    tone: 'Ton',
    tones: { plain: 'Sobre', warm: 'Chaleureux', formal: 'Formel' },
    length: 'Longueur',
    lengths: { short: 'Courte', standard: 'Standard', detailed: 'Détaillée' },
    write: 'Générer',
    writing: 'Génération…',
    cancel: 'Annuler',
    again: 'Générer à nouveau',
    cost: (left) =>
      left < 0
        ? 'Coûte 1 crédit, uniquement en cas de réussite. Vos crédits sont illimités.'
        : `Coûte 1 crédit, uniquement en cas de réussite. Vous avez ${plural(left, { one: `${number(left)} crédit`, other: `${number(left)} crédits` })}.`,
    more: 'Acheter des crédits',
    problem: 'Vérifiez les champs signalés.',
  },
  result: {
    heading: 'Fiche de poste',
    empty: 'Votre fiche de poste apparaîtra ici',
    emptyWords: 'Vous pourrez modifier ou reformuler chaque section avant d’enregistrer.',
    draft: 'Génération de la fiche de poste',
    byUs: 'Générée par Winnow, sans modèle de langage',
    byModel: (name) => `Générée par ${name}`,
    occupation: (name) => `Missions du métier : ${name}`,
    rewrite: 'Reformuler',
    rewriteNamed: (section) => `Reformuler : ${section}`,
    undo: 'Annuler',
    section: (section) => `Texte de « ${section} »`,
    keep: 'Enregistrer la fiche de poste',
    keeping: 'Enregistrement…',
    kept: 'Fiche de poste enregistrée. Vérifiez ses critères.',
    copy: 'Copier',
    copied: 'Copié.',
  },
};
