import type { FaqTexts } from './faq-texts.ts';

export const texts: FaqTexts = {
  topics: {
    Files: 'Fichiers',
    Scores: 'Scores',
    'Credits and plans': 'Crédits et forfaits',
    Privacy: 'Confidentialité',
    Account: 'Compte',
  },
  entries: {
    formats: {
      question: 'Quels fichiers Winnow sait-il lire ?',
      answer:
        'PDF, DOCX, DOC, RTF, ODT, TXT, HTML, JSON Resume, XML Europass et images de pages (PNG, JPEG). Jusqu’à 10 Mo par fichier et 50 fichiers par analyse ; les dossiers et les archives ZIP sont décompressés. Winnow se fie au contenu d’un fichier, pas à son nom. Si l’extension contredit le contenu, comme un document Word nommé .pdf, le fichier est refusé avec l’extension qui convient et ne coûte rien.',
      soughtBy: 'importer type taille limite format word jpg',
    },
    unreadable: {
      question: 'Pourquoi un fichier n’a-t-il pas pu être lu ?',
      answer:
        'Sa ligne l’explique : il est protégé par un mot de passe, endommagé, vide, trop volumineux, d’un type non pris en charge ou sans texte. Un fichier sans texte est souvent une numérisation : Winnow reconnaît les pages numérisées en anglais et vous prévient s’il n’y trouve rien.\n\nUn fichier illisible ne reçoit pas de score et ne coûte aucun crédit. Réparez-le ou demandez une autre copie, puis relancez cette seule ligne.',
      soughtBy: 'erreur échec cassé chiffré protégé',
    },
    scan: {
      question: 'Winnow sait-il lire les CV numérisés ?',
      answer:
        'Oui, en anglais, sur le serveur lui-même. Reconnaître un texte dans une image est moins sûr que le lire : la fiabilité est donc plus basse, et le résultat indique que le texte a été reconnu.',
      soughtBy: 'ocr image photo scan scanné',
    },
    columns: {
      question: 'Les mises en page à deux colonnes posent-elles problème ?',
      answer:
        'Non. Colonnes, barres latérales, tableaux et zones de texte sont lus dans l’ordre où une personne les lirait. Ouvrez un candidat pour voir le texte extrait à côté de l’original.',
      soughtBy: 'mise en page tableau',
    },
    score: {
      question: 'Que signifie un score ?',
      answer:
        'C’est la part de vos critères que le CV étaye, pondérée par vos poids, de 0 à 100. À partir de 60, la correspondance est forte ; à partir de 45, bonne ; à partir de 25, partielle ; en dessous, faible. Ce n’est ni une probabilité ni un jugement sur la personne. La page Fonctionnalités indique à quel point les scores rejoignent l’avis de personnes.',
    },
    why: {
      question: 'Pourquoi ce candidat a-t-il obtenu ce score ?',
      answer:
        'Ouvrez le candidat. Chaque critère montre son résultat, la raison et les mots du CV qui l’étayent. Choisissez une citation pour la voir surlignée dans le fichier d’origine.',
      soughtBy: 'expliquer preuve raison',
    },
    'not-mentioned': {
      question: 'Quelle est la différence entre non rempli et non trouvé ?',
      answer:
        'Non rempli : le CV montre que le critère n’est pas satisfait, par exemple deux ans d’expérience quand cinq sont demandés. Non trouvé : le CV n’en parle pas. Ni l’un ni l’autre ne rapporte de points : les deux font baisser le score. Un critère non trouvé n’est jamais présenté comme non rempli : s’il est indispensable, le candidat est à examiner, et à côté du score vous voyez jusqu’où il pourrait monter.',
    },
    weights: {
      question: 'Puis-je changer ce qui compte ?',
      answer:
        'Oui. Modifiez le poids d’un critère, rendez-le indispensable ou souhaité, reformulez-le ou retirez-le. La liste est reclassée aussitôt, dans votre navigateur, et cela ne coûte rien.',
    },
    same: {
      question: 'Le même CV aura-t-il le même score demain ?',
      answer:
        'Oui. Le score est calculé par un programme, sans hasard et sans modèle de langage. Chaque résultat garde la version et la date avec lesquelles il a été calculé ; « Vérifier le score » le recalcule et dit s’il est identique. Une version plus récente de Winnow, ou une date ultérieure pour un emploi en cours, peut donner un autre score à une nouvelle analyse.',
      soughtBy: 'aléatoire reproductible constant',
    },
    hidden: {
      question: 'Que deviennent les mots-clés cachés et les astuces ?',
      answer:
        'Le texte invisible est mis de côté et ne compte pas. Les instructions à une machine, le bourrage de mots-clés et les phrases copiées de votre fiche de poste ne rapportent aucun point. Tout cela vous est signalé par des alertes ; une alerte ne change jamais un score.',
      soughtBy: 'triche texte blanc injection prompt',
    },
    bias: {
      question: 'Le nom, l’âge ou la photo changent-ils le score ?',
      answer:
        'Non. Noms, photos, coordonnées, adresses, pronoms et années de diplôme sont retirés avant l’évaluation. Les changer ne déplace pas le score d’un seul point ; nous le mesurons.',
      soughtBy: 'équité biais discrimination origine genre âge',
    },
    reject: {
      question: 'Winnow refuse-t-il des candidats ?',
      answer:
        'Jamais. Les candidats dont le CV montre qu’un critère indispensable n’est pas rempli figurent dans un groupe à part, avec les preuves. Si un CV ne mentionne pas un critère indispensable, le candidat est à examiner. Une personne décide, et Winnow note le motif.',
    },
    credit: {
      question: 'Que paie un crédit ?',
      answer:
        'Un CV analysé pour la première fois pour une fiche de poste, ou une fiche de poste générée, uniquement en cas de succès. Vous voyez le prix avant chaque analyse.',
      soughtBy: 'prix tarif coût payer essai',
    },
    free: {
      question: 'Qu’est-ce qui est gratuit ?',
      answer:
        'Les fichiers illisibles, les doublons, les analyses annulées et nos propres erreurs ; analyser de nouveau le même fichier pour la même fiche de poste ; nouveaux poids, corrections, scores recalculés, comparaisons et exports.',
      soughtBy: 'remboursement argent débit',
    },
    'roll-over': {
      question: 'Les crédits expirent-ils ?',
      answer:
        'Les crédits mensuels expirent à la fin du mois. Les crédits achetés n’expirent pas et sont utilisés en dernier.',
      soughtBy: 'inutilisés reste report',
    },
    cancel: {
      question: 'Comment résilier mon forfait ?',
      answer:
        'Dans Facturation. Votre forfait court jusqu’à la fin du mois payé, puis vous passez à Free. Vous gardez vos données et les crédits achetés.',
      soughtBy: 'remboursement désabonner arrêter abonnement',
    },
    invoice: {
      question: 'Où sont mes factures ?',
      answer:
        'Dans Facturation, chacune en PDF, avec les remboursements à côté. Votre adresse de facturation s’y trouve aussi ; si vous payez par virement, une facture récente peut être réémise avec une autre adresse.',
      soughtBy: 'reçu tva taxe paiement',
    },
    where: {
      question: 'Où sont conservés les CV, et qui peut les voir ?',
      answer:
        'Sur le serveur que vous utilisez, ou dans le stockage de fichiers choisi par son exploitant. Seuls peuvent les voir vous-même, les membres de votre organisation dont le rôle inclut les candidats et les personnes avec qui vous partagez un lien. Ils ne servent à aucun entraînement et ne sont montrés à personne d’autre.',
      soughtBy: 'rgpd sécurité serveur hébergement lieu cloud',
    },
    'how-long': {
      question: 'Combien de temps les données sont-elles conservées ?',
      answer:
        'Les CV et les résultats sont supprimés après 180 jours, ou après la durée de conservation que vous choisissez dans vos paramètres, sous « Revue et confidentialité ». Dans une organisation, les propriétaires et les administrateurs la choisissent. Supprimer un CV supprime aussitôt ses analyses. Supprimer un lot supprime ses résultats et conserve les CV dans votre bibliothèque.',
      soughtBy: 'rgpd conservation effacer',
    },
    'take-away': {
      question: 'Puis-je exporter ou supprimer toutes mes données ?',
      answer:
        'Oui, les deux, dans vos paramètres, sous « Vos données ». L’export est une archive complète. Supprimer votre compte supprime en une minute tout ce qui vous appartient ; les données de facturation sont conservées sans votre nom, comme la loi l’exige.',
      soughtBy: 'rgpd fermer compte effacer sauvegarde portabilité',
    },
    password: {
      question: 'J’ai oublié mon mot de passe',
      answer:
        'Choisissez « Mot de passe oublié ? » sur la page de connexion. L’e-mail contient un lien et un code ; tous deux servent une fois, pendant une heure au plus. Si rien n’arrive, regardez dans vos courriers indésirables.',
      soughtBy: 'réinitialiser connexion',
    },
    'no-letter': {
      question: 'L’e-mail de confirmation n’arrive pas',
      answer:
        'Patientez une minute, regardez dans vos courriers indésirables et vérifiez l’orthographe de votre adresse. Demandez ensuite un autre e-mail sur la page de confirmation. Si cela ne suffit pas, écrivez-nous ci-dessous.',
      soughtBy: 'mail email vérification spam confirmer',
    },
    'two-step': {
      question: 'Comment activer la connexion en deux étapes ?',
      answer:
        'Dans vos paramètres, sous « Connexion en deux étapes ». Scannez le code avec une application d’authentification et saisissez les six chiffres affichés. Dès lors, chaque connexion demande aussi un code.\n\nEnregistrez les dix codes de récupération affichés ensuite. Si vous perdez votre téléphone, connectez-vous avec « Utiliser un code de récupération » : chaque code sert une fois. Vous pouvez en créer de nouveaux dans vos paramètres.',
      soughtBy: 'mfa 2fa totp téléphone perdu code récupération',
    },
    devices: {
      question: 'Comment me déconnecter partout ?',
      answer:
        'Dans vos paramètres, sous « Sessions actives ». Mettez fin à l’une d’elles, ou à toutes les autres d’un coup.',
      soughtBy: 'session déconnexion appareils',
    },
  },
};
