import type { ProfileTexts } from './profile-texts.ts';

export const texts: ProfileTexts = {
  title: 'Profil · Winnow',
  titleWithError: 'Erreur : Profil · Winnow',
  heading: 'Profil',
  introduction:
    'Votre nom et votre photo accompagnent vos notes et vos décisions. Le reste préremplit les nouveaux postes.',
  fetchFailed: 'Impossible de charger le profil',
  fetchHelp: 'Une nouvelle tentative suffit généralement.',
  retry: 'Réessayer',
  updateFailed: 'Impossible de mettre à jour le profil',
  updateHelp: 'Rien de ce que vous avez saisi n’est perdu. Réessayez.',
  saved: 'Profil mis à jour',
  save: 'Enregistrer les modifications',
  unsaved: 'Modifications non enregistrées.',
  you: 'Vous',
  name: 'Nom',
  hiring: 'Vos recrutements',
  waiting: 'Chargement de votre profil',
  picture: {
    label: 'Photo',
    helper:
      'JPEG, PNG ou WebP. Nous la réduisons à 512 pixels et en retirons le lieu, l’appareil et la date.',
    choose: 'Choisir une photo',
    change: 'Changer la photo',
    remove: 'Retirer',
    removed: 'Photo retirée.',
    tooLarge: (size) => `La photo doit peser moins de ${size}`,
    unreadable: 'Impossible de lire cette photo. Choisissez un fichier JPEG, PNG ou WebP.',
    cropTitle: 'Recadrer la photo',
    cropHelp: 'Faites glisser la photo ou déplacez-la avec les flèches du clavier.',
    cropArea: 'Photo : déplacez-la avec les flèches du clavier',
    zoom: 'Taille',
    zoomWords: (percent) => `${percent} %`,
    use: 'Utiliser cette photo',
    cancel: 'Annuler',
  },
};
