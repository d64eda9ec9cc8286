import type { ConfirmationTexts } from './confirmation-texts.ts';

export const texts: ConfirmationTexts = {
  title: 'Confirmez votre identité',
  explanation:
    'Votre connexion date d’un moment. Pour protéger votre compte, confirmez votre identité avant de continuer.',
  waiting: 'Chargement des moyens de confirmation',
  password: 'Votre mot de passe',
  submit: 'Confirmer et continuer',
  cancel: 'Annuler',
  byCode: 'Recevoir plutôt un code par e-mail',
  byPassword: 'Utiliser plutôt mon mot de passe',
  sent: (email) => `Nous avons envoyé un code à 6 chiffres à ${email}.`,
  wrongPassword: 'Mot de passe incorrect.',
  googleHelp: 'Google vous ramène sur cette page. Recommencez ensuite.',
};
