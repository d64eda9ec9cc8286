import type { PrivacyTexts } from './privacy-texts.ts';

export const texts: PrivacyTexts = {
  title: 'Politique de confidentialité · Winnow',
  description:
    'Ce que Winnow conserve, où, combien de temps, et ce qu’il ne fait jamais : pas de télémétrie, pas de refus automatique, pas d’entraînement sur vos données.',
  heading: 'Politique de confidentialité',
  introduction:
    'En bref : ce que vous importez reste sur le serveur que vous utilisez, est supprimé après la durée de conservation que vous choisissez et n’est lu que dans un seul but : répondre à votre question.',
  contents: 'Sur cette page',
  changed: (date) => `Dernière mise à jour : ${date}.`,
  sections: [
    {
      id: 'who',
      heading: 'Qui est responsable',
      paragraphs: [
        'L’exploitant de cette installation de Winnow en est responsable. Pour les CV des candidats, le responsable du traitement est en général l’entreprise qui les importe ; l’exploitant du serveur agit pour son compte. L’adresse de contact figure au bas de cette page.',
      ],
    },
    {
      id: 'visitors',
      heading: 'Lorsque vous visitez le site',
      paragraphs: [
        'Il n’y a ni télémétrie, ni publicité, ni mesure d’audience. Polices, scripts et images viennent de ce serveur ; aucun autre hôte n’apprend votre visite. La démo ne charge une vidéo depuis un autre hôte que lorsque vous lancez la lecture, et seulement si l’exploitant en a défini une.',
        'Le comparateur de CV ne conserve rien : le fichier et la fiche de poste sont lus en mémoire ou dans un fichier temporaire, supprimé avec la réponse.',
      ],
    },
    {
      id: 'waitlist',
      heading: 'Lorsque vous rejoignez la liste d’attente',
      paragraphs: [
        'Nous conservons votre nom, votre adresse e-mail, votre fonction, votre entreprise (si vous l’avez indiquée) et la date de l’inscription. Ces données servent à confirmer votre place, à vous écrire le jour du lancement et à offrir leur mois gratuit aux cent premiers. Écrivez-nous et nous supprimerons l’inscription.',
      ],
    },
    {
      id: 'account',
      heading: 'Lorsque vous avez un compte',
      paragraphs: ['Nous conservons alors :'],
      points: [
        'votre adresse e-mail, votre nom, votre photo si vous en avez ajouté une, et une empreinte de votre mot de passe, qui ne permet pas de le retrouver ;',
        'vos connexions : quand, depuis quelle adresse IP et avec quel navigateur, pour que vous puissiez les voir et y mettre fin ;',
        'ce que vous avez dit de votre travail lors de la configuration ;',
        'vos fiches de poste, ainsi que les CV, résultats, notes, décisions et e-mails de vos analyses ;',
        'le relevé de vos crédits, votre forfait et vos factures.',
      ],
    },
    {
      id: 'resumes',
      heading: 'Les CV des candidats',
      paragraphs: [
        'Les CV sont lus sur ce serveur, par un programme. Les données extraites et le score sont conservés avec l’original. Seuls peuvent les voir vous-même, les membres de votre organisation dont le rôle inclut les candidats et les personnes avec qui vous les partagez. Les membres de votre organisation voient que vous avez ouvert le même candidat ou le même poste qu’eux ; cela n’est gardé que quelques secondes et se désactive dans les paramètres. Outre les fichiers que vous importez, des CV peuvent arriver par la page de candidature d’un poste, par un dossier de messagerie ou par un logiciel de recrutement que votre organisation a connecté.',
        'Noms, photos, coordonnées, adresses, pronoms et années de diplôme sont retirés avant l’évaluation. Ils n’influent jamais sur le score.',
        'Les candidats ne reçoivent un e-mail que si vous l’envoyez : après un aperçu, si les e-mails du poste sont activés, ou pour leur demander s’ils renouvellent un consentement. Ceux qui postulent sur la page d’un poste reçoivent aussi une confirmation. Les e-mails aux candidats d’un poste sont conservés avec les résultats et supprimés avec eux. Aucun e-mail ne contient de traceur.',
        'Uniquement si votre organisation l’active, les personnes qui ont postulé sur la page d’un poste sont interrogées sur leur sexe ou genre et leur origine. Les réponses sont facultatives, chiffrées et séparées des candidatures : aucun recruteur ni aucun score ne les connaît. Elles ne sont montrées que sous forme de sommes, et sont supprimées avec la candidature ou par la personne elle-même.',
        'Les CV ne servent à entraîner aucun modèle, ne sont pas comparés à ceux d’autres clients et ne sont montrés à personne d’autre.',
        'Au sein de votre espace personnel ou de votre organisation, les CV qui portent le même nom et la même adresse e-mail ou le même numéro de téléphone sont présentés comme une seule personne. Les CV ressemblants sont proposés, et un membre décide.',
      ],
    },
    {
      id: 'decisions',
      heading: 'Aucune décision automatique',
      paragraphs: [
        'Winnow ordonne une liste de lecture. Il ne refuse jamais un candidat : l’état d’une candidature ne change que si une personne le change. Les candidats peuvent demander à l’entreprise qui a importé leur CV ce qui a été trouvé et sur quels mots cela repose ; chaque résultat peut être exporté avec ses preuves.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Durée de conservation',
      paragraphs: [
        'Les CV et ce qui en a été extrait sont supprimés après 180 jours, ou après la durée, de 1 à 730 jours, que vous choisissez pour votre espace personnel ou que les propriétaires et administrateurs d’une organisation choisissent pour elle. Supprimer un CV supprime aussitôt tout ce qui en a été extrait. Supprimer un lot supprime ses résultats et conserve les CV. Supprimer votre compte supprime tout ce qui vous appartient ; seules restent les données de facturation exigées par la loi, sans votre nom.',
      ],
    },
    {
      id: 'others',
      heading: 'Qui d’autre peut voir les données',
      paragraphs: [
        'Personne, sauf si l’exploitant de cette installation a activé l’un de ces services ou si votre organisation en a connecté un. Sans eux, tout reste sur le serveur :',
      ],
      points: [
        'un stockage de fichiers (S3), qui conserve les CV, images et pièces jointes que vous importez jusqu’à leur suppression ici ;',
        'un serveur de messagerie, qui achemine les e-mails que nous vous envoyons et ceux que vous envoyez aux candidats ;',
        'un service de paiement (Stripe), qui sait ce que vous payez et qui paie ; les numéros de carte ne nous parviennent jamais ;',
        'un service d’identité (Supabase, ou Google si vous l’utilisez pour vous connecter), qui connaît votre adresse e-mail ;',
        'un modèle de langage qui rédige des fiches de poste. Il reçoit l’intitulé, le niveau et vos notes ; jamais un nom ou un score. Seulement si votre organisation active le second lecteur, il reçoit aussi le texte d’un CV, sans nom, coordonnées ni données personnelles, quand un membre demande une relecture ;',
        'le fournisseur d’identité et l’annuaire que votre organisation a connectés. Ils savent quand les membres se connectent et indiquent qui est membre ;',
        'un logiciel de recrutement (Greenhouse, Lever ou Ashby) que votre organisation a connecté. Des candidats en sont importés, et il reçoit les scores que les membres envoient ;',
        'des programmes munis d’une clé d’API et des assistants d’IA que des membres ont connectés. Ils lisent ce que permettent leurs autorisations et le rôle de leur membre ; ce que lit un assistant parvient à son fournisseur ;',
        'des systèmes que votre organisation prévient par webhook. Les messages contiennent des identifiants, jamais de noms.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies et stockage du navigateur',
      paragraphs: [
        'Un cookie retient la langue que vous avez choisie. Un autre, créé à la connexion, nous indique que ce navigateur s’est déjà connecté, afin de vous prévenir par e-mail en cas de nouvel appareil ; il dure jusqu’à 400 jours. Le stockage du navigateur conserve votre session tant que vous êtes connecté, votre thème, vos préférences et le texte saisi qui n’est pas encore enregistré. Rien de tout cela ne vous suit sur d’autres sites : c’est pourquoi il n’y a pas de bandeau.',
      ],
    },
    {
      id: 'security',
      heading: 'Protection des données',
      paragraphs: [
        'Les fichiers non fiables sont ouverts dans des processus qui ne peuvent ni écrire de fichiers ni lancer de programmes. Chaque enregistrement appartient à un seul espace personnel ou à une seule organisation ; seuls ses membres peuvent le lire, dans la limite de leur rôle. Les journaux ne contiennent ni noms, ni adresses, ni textes. Les connexions sont chiffrées partout où l’exploitant a installé un certificat.',
      ],
    },
    {
      id: 'rights',
      heading: 'Vos droits',
      paragraphs: [
        'Dans vos paramètres, vous pouvez à tout moment consulter, corriger, exporter et supprimer ce qui est conservé à votre sujet. Pour tout le reste, écrivez-nous ; nous répondons sous 24 heures les jours ouvrés. Vous pouvez aussi saisir l’autorité de protection des données de votre lieu de résidence.',
      ],
    },
  ],
};
