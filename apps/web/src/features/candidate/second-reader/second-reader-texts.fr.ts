import { formatsOf } from '../../../lib/language/formats.ts';
import type { SecondReaderTexts } from './second-reader-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: SecondReaderTexts = {
  heading: 'Second lecteur',
  explanation: (model, host) =>
    `Le modèle de langage ${model} (${host}) peut chercher des passages qui montrent peut-être ce qui n’a pas été trouvé. Il ne change aucun score : c’est vous qui décidez.`,
  off: 'Il est désactivé dans votre organisation. Aucun CV n’est envoyé.',
  turnOn: 'Activer',
  turnOff: 'Désactiver',
  look: 'Relire',
  looking: 'Relecture…',
  left: (left, perDay) => `Encore ${number(left)} relectures sur ${number(perDay)} aujourd’hui`,
  failed: 'Impossible de charger les suggestions',
  retry: 'Réessayer',
  nothing: 'Le modèle n’a trouvé aucun passage. Rien n’a été modifié.',
  dropped: (count) =>
    plural(count, {
      one: 'Une suggestion a été écartée : elle n’est pas mot pour mot dans le CV.',
      other: `${number(count)} suggestions ont été écartées : elles ne sont pas mot pour mot dans le CV.`,
    }),
  title: 'Ce qui est envoyé',
  description: (model, host) =>
    `Ce texte est envoyé à ${model} sur ${host}, et rien d’autre. Les noms, coordonnées et données personnelles sont retirés.`,
  requirements: 'Critères non trouvés',
  resume: 'CV sans la personne',
  shortened: 'La fin d’un CV très long est retirée.',
  instructions: 'Consignes au modèle',
  payloadFailed: 'Impossible de charger ce qui serait envoyé',
  cancel: 'Annuler',
  send: 'Envoyer et relire',
  suggestions: 'Passages suggérés',
  mayShow: (requirement) => `Montre peut-être : ${requirement}`,
  accept: 'Confirmer',
  acceptOf: (requirement) => `Confirmer ce passage pour ${requirement}`,
  dismiss: 'Écarter',
  dismissOf: (requirement) => `Écarter ce passage pour ${requirement}`,
  takeBack: 'Annuler',
  takeBackOf: (requirement) => `Annuler la décision pour ${requirement}`,
  accepted: 'Confirmé : le CV a été réévalué',
  dismissed: 'Écarté',
  done: {
    accepted: 'Confirmé et réévalué.',
    dismissed: 'Écarté.',
    open: 'Décision annulée.',
  },
};
