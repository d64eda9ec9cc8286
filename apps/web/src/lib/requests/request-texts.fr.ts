import type { RequestTranslation } from './request-texts.ts';
import { sentences } from './sentence-texts.fr.ts';

export const texts: RequestTranslation = {
  fixed: {
    401: 'Connexion requise',
    403: 'Accès refusé',
    404: 'Ressource introuvable',
    429: 'Trop de requêtes. Veuillez réessayer plus tard.',
    500: 'Erreur du serveur. Veuillez réessayer plus tard.',
  },
  fallback: {
    400: 'Requête incorrecte',
    409: 'Un conflit est survenu',
    422: 'Données non valides',
  },
  sentences,
  codes: {
    'insufficient-credits': 'Vous n’avez pas assez de crédits.',
    'spending-limit':
      'Votre limite mensuelle dans cette organisation ne suffit pas. Demandez à un propriétaire ou à un administrateur de l’augmenter.',
    'no-seat':
      'Toutes les places sont prises. Un propriétaire ou un administrateur peut en libérer une ou choisir un forfait supérieur.',
    'no-room': 'La limite est atteinte. Supprimez ce dont vous n’avez plus besoin, puis réessayez.',
    'too-large': 'Le fichier ou le texte est trop volumineux.',
    'unsupported-media-type': 'Ce format n’est pas pris en charge.',
    'method-not-allowed': 'Cette adresse n’accepte pas ce type de requête.',
    'request-timeout': 'L’envoi a pris trop de temps. Veuillez réessayer.',
    'read-only':
      'Winnow est en maintenance : rien ne peut être modifié pour le moment. Veuillez réessayer plus tard.',
    busy: 'Le serveur est très sollicité. Veuillez réessayer dans un instant.',
    unavailable: 'Cette fonction n’est pas disponible pour le moment. Veuillez réessayer plus tard.',
    'out-of-space': 'Le serveur n’a plus de place pour les fichiers. Veuillez réessayer plus tard.',
  },
  other: (status) => `Erreur ${status}`,
  timeout: 'Le délai est dépassé. L’opération prend plus de temps que prévu. Veuillez réessayer.',
  network: 'Erreur réseau. Veuillez vérifier votre connexion.',
  unexpected: 'Une erreur inattendue est survenue',
  credits: {
    'token-missing': 'Aucun jeton d’authentification trouvé. Veuillez vous reconnecter.',
    'session-expired': 'Votre session a expiré. Veuillez vous reconnecter.',
  },
};
