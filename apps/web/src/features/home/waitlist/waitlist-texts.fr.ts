import { limits, offer } from '@winnow/contracts';
import type { WaitlistTexts } from './waitlist-texts.ts';

export const texts: WaitlistTexts = {
  label: 'Liste d’attente',
  invitation:
    'Rejoignez la révolution du recrutement par IA et soyez parmi les premiers à en faire l’expérience.',
  benefits: {
    heading: 'Ce que vous recevez',
    items: [
      {
        name: `Pro, gratuit pendant ${offer.freeMonths} mois`,
        words: `Pour les ${offer.firstUsers} premiers utilisateurs : davantage d’analyses de CV par lots, des algorithmes de correspondance avancés et une assistance prioritaire.`,
      },
      {
        name: 'Accès anticipé',
        words:
          'Vous entrez avant le lancement public, et nous vous écrivons une seule fois : le jour de l’ouverture.',
      },
      {
        name: 'Une communauté privée',
        words:
          'Des responsables RH qui essaient en avant-première, en contact direct avec l’équipe qui développe le produit.',
      },
    ],
  },
  heading: 'Envie de découvrir l’avenir ?',
  formInvitation: 'Laissez votre adresse e-mail. La liste d’attente est gratuite, sûre et confidentielle.',
  fields: {
    name: 'Votre nom *',
    email: 'Votre adresse e-mail *',
    role: 'Votre fonction *',
    company: 'Entreprise (facultatif)',
  },
  submit: 'Obtenir un accès anticipé',
  joining: 'Inscription…',
  notes: [
    `Les ${offer.firstUsers} premiers utilisateurs reçoivent le forfait PRO gratuit pendant ${offer.freeMonths} mois`,
    'Sans carte bancaire',
  ],
  errors: {
    'name-required': 'Saisissez votre nom',
    'name-short': `Le nom doit comporter au moins ${limits.nameMin} caractères`,
    'name-letters': 'Le nom ne peut contenir que des lettres et des espaces',
    'name-long': `Le nom peut comporter au plus ${limits.nameMax} caractères`,
    'email-required': 'Saisissez votre adresse e-mail',
    'email-invalid': 'Saisissez une adresse e-mail valide',
    'role-required': 'Saisissez votre fonction',
    'role-short': `La fonction doit comporter au moins ${limits.roleMin} caractères`,
    'role-long': `La fonction peut comporter au plus ${limits.nameMax} caractères`,
    'role-unreadable': 'La fonction contient des caractères qui ne peuvent pas être affichés',
    'company-long': `Le nom de l’entreprise peut comporter au plus ${limits.nameMax} caractères`,
    'company-unreadable': 'Le nom de l’entreprise contient des caractères qui ne peuvent pas être affichés',
  },
  emailTaken: 'Cette adresse e-mail figure déjà sur notre liste d’attente',
  failed: 'L’inscription à la liste d’attente a échoué. Veuillez réessayer.',
  success: {
    heading: 'Votre inscription est faite !',
    thanks: 'Merci d’avoir rejoint notre liste d’attente !',
    position: (position) => `Vous êtes numéro ${position} sur la liste.`,
    offer: 'Vous êtes parmi les cent premiers : votre premier mois de Pro est gratuit.',
    emailSent: 'Un e-mail de confirmation vous a été envoyé.',
    back: 'Revenir à la page',
  },
};
