import { formatsOf } from '../language/formats.ts';
import type { SentenceTexts } from './sentence-texts.ts';

const { number, plural } = formatsOf('fr');
const characters = (count: number) =>
  plural(count, { one: `${number(count)} caractère`, other: `${number(count)} caractères` });
const inDays = (count: number) =>
  plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` });
const cost = (credits: number) =>
  plural(credits, { one: 'Il faut 1 crédit', other: `Il faut ${number(credits)} crédits` });

const invoiceStates = {
  open: 'en attente',
  paid: 'payée',
  void: 'annulée',
  refunded: 'remboursée',
  disputed: 'contestée',
  'charged-back': 'restituée par la banque',
};

export const sentences: SentenceTexts = {
  required: 'Remplissez ce champ.',
  'not-valid': 'Cette valeur n’est pas valide.',
  'wrong-format': 'Cette valeur n’a pas le format attendu.',
  'email-invalid': 'Saisissez une adresse e-mail valide.',
  'too-short': ({ min }) => `Saisissez au moins ${characters(min)}.`,
  'too-long': ({ max }) => `Saisissez au plus ${characters(max)}.`,
  'too-few': ({ min }) => `Choisissez-en au moins ${number(min)}.`,
  'too-many': ({ max }) => `Choisissez-en au plus ${number(max)}.`,
  'too-low': ({ min }) => `Saisissez un nombre d’au moins ${number(min)}.`,
  'too-high': ({ max }) => `Saisissez un nombre d’au plus ${number(max)}.`,
  'webhook-url-invalid':
    'Saisissez une adresse complète sans mot de passe ni #, comme https://example.com/webhooks.',
  'webhook-url-private': 'Cette adresse est privée. Saisissez une adresse accessible depuis Internet.',
  'https-required': 'Saisissez une adresse qui commence par https://.',
  'date-format': 'Écrivez la date sous la forme 2024 ou 2024-05.',
  'month-format': 'Indiquez un mois sous la forme 2026-11.',
  'address-format': 'Saisissez une adresse IP ou un réseau, par exemple 203.0.113.7 ou 2001:db8::/32.',
  'domain-format': 'Saisissez un domaine, par exemple example.com.',
  'time-zone-unknown': 'Ce fuseau horaire est inconnu. Utilisez un nom tel que Europe/Paris.',
  'time-zone-not-listed': 'Choisissez un fuseau horaire de la liste.',
  'subject-on-one-line': 'L’objet doit tenir sur une seule ligne.',
  'field-unknown': ({ field }) => `{${field}} n’est pas un champ. Choisissez l’un des champs proposés.`,
  'field-unclosed': ({ field }) =>
    `Il manque l’accolade fermante du champ {${field}. Ajoutez } après son nom.`,
  'field-unopened': 'Il y a une } sans { avant elle. Supprimez-la.',
  'say-why': 'Indiquez la raison en quelques mots.',
  'name-required': 'Saisissez un nom.',
  'candidate-required': 'Choisissez au moins un candidat.',
  'candidates-or-filter': 'Choisissez des candidats ou un filtre.',
  'unstorable-character':
    'Le texte contient un caractère impossible à enregistrer. Supprimez-le et réessayez.',
  'file-required': 'Choisissez un fichier.',
  'file-larger-than': ({ megabytes }) => `Le fichier doit peser au plus ${number(megabytes)} Mo.`,
  'request-broken': 'L’envoi est incomplet. Veuillez réessayer.',
  'page-unknown': 'Cette page de la liste n’existe plus. Recommencez à la première.',
  'sent-before': 'Cette demande a déjà été envoyée avec un autre contenu.',

  'parcel-unreadable': 'Ces fichiers ont été endommagés pendant l’envoi. Envoyez-les à nouveau.',
  'import-ended': 'Cette importation est terminée. Lancez-en une autre.',
  'import-under-way': 'Cette importation est encore en cours. Annulez-la d’abord.',
  'tracking-full': ({ max }) =>
    `Une organisation peut connecter ${max} systèmes au plus. Déconnectez-en un d’abord.`,
  'tracking-refused':
    'Le système refuse ces identifiants. Vérifiez-les, ainsi que ce qu’ils permettent de lire.',
  'tracking-unavailable': 'Le système est inaccessible pour le moment. Réessayez plus tard.',
  'tracking-limited':
    'Le système n’accepte plus de requêtes pour le moment. Réessayez dans quelques minutes.',
  'tracking-unexpected':
    'Le système a donné une réponse inattendue. Réessayez, et contactez l’assistance si cela continue.',
  'tracking-missing': 'Cela n’existe plus dans le système. Rechargez ses postes.',
  'tracking-job-empty': ({ title }) =>
    `Le poste « ${title} » n’a pas de description dans le système. Ajoutez-en une, ou importez sans évaluer.`,
  'import-not-ended':
    'Cette importation est encore en cours. Attendez sa fin ou annulez-la avant de la défaire.',
  'table-empty': 'Ce fichier est vide. Choisissez-en un autre.',
  'table-not-text':
    'Ce n’est pas un fichier CSV. Dans votre tableur, choisissez « Enregistrer sous » avec le type CSV, puis ce fichier.',
  'table-no-rows': 'Ce fichier n’a pas de ligne sous ses en-têtes. Ajoutez-en une par candidat.',
  'table-too-many-rows': ({ max }) =>
    `Ce fichier a plus de ${max} lignes. Répartissez-les dans plusieurs fichiers.`,
  'table-too-many-columns': ({ max }) =>
    `Ce fichier a plus de ${max} colonnes. Supprimez celles dont vous n’avez pas besoin.`,
  'table-quote-open': ({ line }) =>
    `Au plus tard à la ligne ${line}, un guillemet est ouvert et jamais fermé. Fermez-le, ou écrivez-en deux ("") pour un.`,
  'table-mapping-unfit':
    'Les colonnes ne sont pas celles de ce fichier. Choisissez à nouveau le fichier et ce qu’est chaque colonne.',
  'table-name-missing': 'Choisissez la colonne des noms.',
  'table-field-twice': 'Deux colonnes sont associées au même champ. Laissez-en une de côté.',
  'questions-same-id': 'Deux questions ont le même identifiant. Donnez-en un à chacune.',
  'answers-not-distinct':
    'Chaque réponse acceptée doit être l’une des réponses, et aucune ne peut figurer deux fois.',
  'import-more-files':
    'Il y a plus de fichiers que prévu pour cette importation. Lancez-en une autre pour le reste.',
  'unreadable-empty': 'Le fichier est vide. Choisissez-en une autre copie.',
  'unreadable-no-text':
    'Ce fichier ne contient pas de texte lisible (c’est peut-être une numérisation). Enregistrez le document d’origine en PDF.',
  'unreadable-encrypted':
    'Le fichier est protégé par un mot de passe. Retirez-le et importez de nouveau le fichier.',
  'unreadable-corrupt':
    'Le fichier est endommagé ou incomplet. Enregistrez-en une nouvelle copie et importez-la.',
  'unreadable-unsupported':
    'Ce type de fichier n’est pas pris en charge. Choisissez un fichier PDF, Word ou texte.',
  'unreadable-misnamed':
    'Le contenu du fichier ne correspond pas à son extension. Renommez-le ou enregistrez-le en PDF.',
  'unreadable-too-large':
    'Le fichier est trop volumineux, ou le devient une fois décompressé. Importez une copie plus légère.',
  'unreadable-timeout':
    'La lecture de ce fichier a pris trop de temps. Enregistrez-en une copie plus simple.',
  'text-takes-too-long': 'La lecture de ce texte prend trop de temps. Raccourcissez-le et réessayez.',
  'resume-takes-too-long':
    'La lecture de ce CV prend trop de temps. Enregistrez-en une copie plus simple et importez-la.',
  'picture-format': 'Choisissez une image : JPEG, PNG, WebP, GIF ou AVIF, 50 mégapixels au plus.',
  'picture-unreadable': 'Nous n’avons pas pu lire cette image. Importez un fichier JPEG, PNG ou WebP.',
  'attachment-gone': 'Une pièce jointe n’est plus disponible. Joignez-la de nouveau.',
  'files-full': ({ used, max }) =>
    `Il n’y a pas de place pour ce fichier : vous conservez ${number(used)} fichiers sur ${number(max)}. Supprimez ceux dont vous n’avez plus besoin, ou choisissez un forfait supérieur.`,
  'storage-full': ({ used, max }) =>
    `Il n’y a pas de place pour ce fichier : vous utilisez ${number(used)} Mo sur ${number(max)}. Supprimez les fichiers dont vous n’avez plus besoin, ou choisissez un forfait supérieur.`,
  'day-full': ({ used, max }) =>
    `Il n’y a plus de place pour ce fichier aujourd’hui : vous avez importé ${number(used)} Mo sur ${number(max)}. Réessayez demain, ou choisissez un forfait supérieur.`,
  'free-plan-full':
    'Le stockage du forfait gratuit est épuisé pour le moment. Réessayez plus tard, ou choisissez un forfait supérieur.',
  'files-unreachable': 'Les fichiers sont inaccessibles pour le moment. Réessayez dans une minute.',

  'changed-meanwhile': 'Quelqu’un d’autre a modifié ceci entre-temps. Comparez et enregistrez à nouveau.',
  'job-changed':
    'Cette fiche de poste a été modifiée entre-temps. Comparez les versions et enregistrez de nouveau.',
  'requirement-gone': 'Ce critère ne figure plus dans la fiche de poste.',
  'preset-name-taken': 'Vous avez déjà un modèle de ce nom. Choisissez-en un autre.',
  'mailbox-password-required': 'Saisissez le mot de passe.',
  'mailbox-there': 'Ce poste a reçu une boîte de réception entre-temps. Rechargez la page.',
  'mailbox-is-paused': 'Cette boîte de réception est en pause. Réactivez-la d’abord.',
  'mailbox-error-address':
    'Ce serveur de messagerie a une adresse privée. Indiquez-en un qui soit accessible depuis Internet.',
  'mailbox-error-name': 'Aucun serveur ne porte ce nom. Vérifiez l’orthographe.',
  'mailbox-error-timeout':
    'Le serveur de messagerie n’a pas répondu à temps. Vérifiez son nom et son port, ou réessayez plus tard.',
  'mailbox-error-connection':
    'Aucune connexion au serveur de messagerie. Vérifiez son nom et son port, ou réessayez plus tard.',
  'mailbox-error-certificate':
    'Le certificat du serveur de messagerie n’est pas valable pour ce nom. Indiquez le nom donné par votre fournisseur.',
  'mailbox-error-no-tls':
    'Le serveur de messagerie ne propose pas de chiffrement ici, aucun mot de passe n’a donc été envoyé. Choisissez l’autre type de chiffrement ou un autre port.',
  'mailbox-error-login':
    'Le serveur de messagerie a refusé l’identifiant ou le mot de passe. De nombreux fournisseurs exigent un mot de passe d’application pour IMAP.',
  'mailbox-error-folder': 'Ce dossier n’existe pas ou ne peut pas être lu. Vérifiez son nom.',
  'mailbox-error-protocol':
    'Les réponses du serveur de messagerie sont incompréhensibles. Vérifiez son nom et son port.',
  'mailbox-error-no-room':
    'Il n’y a plus de place pour d’autres fichiers. Supprimez des fichiers ou changez de forfait ; la suite reprendra d’elle-même.',
  'mailbox-error-secret': 'Le mot de passe enregistré n’est plus lisible. Saisissez-le à nouveau.',
  'mailbox-error-failed': 'Une erreur s’est produite de notre côté. Une nouvelle tentative aura lieu.',
  'webhooks-full': ({ max }) => `Vous pouvez avoir ${max} webhooks au maximum. Supprimez-en un d’abord.`,
  'searches-full': ({ max }) =>
    `Vous avez enregistré ${number(max)} recherches, le maximum par membre. Supprimez-en une pour en enregistrer une autre.`,
  'presets-full': ({ max }) =>
    `Vous avez ${number(max)} modèles, le maximum d’un compte. Supprimez-en un pour en enregistrer un autre.`,

  'notes-changed': 'Les notes ont été modifiées entre-temps dans une autre fenêtre.',
  'second-reader-off':
    'Le second lecteur est désactivé dans cette organisation. Un propriétaire ou un administrateur peut l’activer.',
  'second-reader-limit': ({ perDay }) =>
    `Les ${number(perDay)} relectures de la journée sont épuisées. Réessayez demain.`,
  'second-reader-failed':
    'Le modèle de langage n’a pas donné de réponse utilisable. Rien n’a été modifié. Réessayez plus tard.',
  'second-reader-changed': 'Ce qui sera envoyé a changé. Vérifiez-le avant l’envoi.',
  'second-reader-nothing': 'Tous les critères ont été trouvés : il n’y a rien à chercher.',
  'resume-by-person-only': ({ count }) =>
    plural(count, {
      one: 'Un candidat a demandé que seule une personne lise son CV. Il ne peut pas être évalué. Retirez-le.',
      other: `${number(count)} candidats ont demandé que seule une personne lise leur CV. Ils ne peuvent pas être évalués. Retirez-les.`,
    }),
  'application-withdrawn': 'Le candidat a retiré cette candidature.',
  'passage-gone': 'Ce passage n’est plus dans le CV et ne peut pas être confirmé.',
  'facts-busy':
    'Les informations sont en cours de correction dans une autre fenêtre. Réessayez dans un instant.',
  'assignee-sees-not-all':
    'Cette personne ne voit pas tous ces candidats. Ajoutez-la d’abord à l’équipe du poste.',
  'tags-full': ({ max }) => `Un candidat peut avoir au plus ${number(max)} étiquettes.`,
  'candidates-at-once': ({ max }) => `Choisissez au plus ${number(max)} candidats à la fois.`,
  'resumes-moved': 'Ces CV ont été fusionnés ou séparés entre-temps. Rechargez la page et réessayez.',
  'resume-stays': 'Au moins un CV reste avec la personne.',
  'matches-changed':
    'D’autres candidats correspondent désormais à ces filtres. Vérifiez la liste et réessayez.',
  'file-not-failed': 'Seul un fichier en échec ou annulé peut être relancé.',
  'mention-sees-not': 'Vous mentionnez une personne qui ne voit pas ce candidat. Retirez la mention.',
  'mentions-full': ({ max }) => `Mentionnez au plus ${number(max)} personnes dans un commentaire.`,
  'reply-to-reply': 'On ne peut pas répondre à une réponse.',
  'comment-edit-over': ({ minutes }) =>
    `Un commentaire peut être modifié pendant ${number(minutes)} minutes. Répondez-y plutôt.`,

  'emails-at-once': ({ max }) => `Écrivez à ${number(max)} candidats au plus à la fois.`,
  'no-one-to-email': 'Aucun de ces candidats ne peut recevoir d’e-mail. L’aperçu dit pourquoi.',
  'preview-outdated': 'Quelque chose a changé depuis l’aperçu. Consultez-le de nouveau.',
  'templates-full': ({ max }) =>
    `Vous avez ${number(max)} modèles, le maximum d’un compte. Supprimez-en un pour en enregistrer un autre.`,

  'review-ended': 'Cette revue est terminée.',
  'review-asked-before': 'Cette revue a déjà été demandée.',
  'review-results-shown': 'Les résultats sont déjà affichés : la date limite ne peut plus être modifiée.',
  'review-unfinished': 'Personne n’a encore terminé. Attendez, ou annulez la revue.',
  'review-marks-missing': 'Répondez pour chaque candidat avant de terminer.',
  'review-candidates-full': ({ max }) => `Choisissez au plus ${number(max)} candidats pour une revue.`,
  'review-of-one-job': 'Choisissez des candidats d’un seul poste.',
  'review-due-over': 'Choisissez un jour qui n’est pas passé.',
  'review-due-far': ({ days }) => `Choisissez un jour dans les ${inDays(days)}.`,
  'review-results-hidden': 'Les résultats de cette revue ne sont pas encore affichés.',
  'review-finished': 'Vous avez terminé cette revue : vos réponses ne peuvent plus être modifiées.',

  'list-comments-full': 'Cette liste ne peut plus recevoir de commentaires.',
  'list-candidates-full': ({ max }) => `Choisissez au plus ${number(max)} candidats pour une liste.`,
  'export-full': ({ max }) =>
    `Un fichier peut contenir au plus ${number(max)} candidats. Choisissez-en moins.`,
  'too-many-lists': ({ max }) => `Une organisation peut avoir au plus ${number(max)} listes de talents.`,
  'list-full': ({ max }) => `Une liste de talents peut compter au plus ${number(max)} personnes.`,
  'consent-ends-before': 'Un consentement ne peut pas prendre fin avant d’avoir été donné.',
  'keep-needs-consent':
    'Garder une personne au-delà de la durée de conservation exige un consentement qui dure aussi longtemps.',
  'export-empty': 'Il n’y a rien à exporter.',

  'role-without-jobs':
    'Les administrateurs et les auditeurs ne voient pas les postes. Donnez-leur un autre rôle avant de les ajouter à l’équipe d’un poste.',
  'personal-setting': 'Pour votre espace personnel, modifiez cela dans vos paramètres.',
  'personal-organization':
    'C’est votre espace personnel. Créez une organisation pour travailler avec d’autres.',
  'owned-organizations-full': ({ max }) =>
    `Vous pouvez être propriétaire de ${number(max)} organisations au plus.`,
  'owner-needed':
    'Une organisation a besoin d’un propriétaire. Désignez d’abord un autre membre comme propriétaire.',
  'leave-instead': 'Pour vous retirer vous-même, quittez l’organisation.',
  'owner-already': 'Vous êtes déjà propriétaire.',
  'member-is-owner': 'Ce membre est déjà propriétaire.',
  'only-owner': ({ organization }) =>
    `Vous êtes le seul propriétaire de ${organization}. Désignez un autre membre comme propriétaire, ou retirez d’abord les autres membres.`,
  'organization-name-differs': 'Saisissez le nom de l’organisation exactement comme il est affiché.',
  'members-full': ({ max }) => `Cette organisation peut avoir ${number(max)} membres au plus.`,
  'seats-taken': ({ seats, used, invited }) =>
    `Les ${number(seats)} places du forfait sont prises (${number(used)} occupées${invited > 0 ? ` et ${number(invited)} réservées par des invitations` : ''}). Choisissez un forfait supérieur, retirez un membre ou annulez une invitation. Les managers recruteurs et les auditeurs n’ont pas besoin de place.`,
  'own-seat-missing':
    'Vous n’avez pas de place dans cette organisation et ne pouvez pas dépenser ses crédits. Un propriétaire ou un administrateur peut libérer une place ou choisir un forfait supérieur.',
  'invited-elsewhere':
    'Cette invitation a été envoyée à une autre adresse. Connectez-vous avec cette adresse.',
  'member-already': 'Cette personne est déjà membre.',
  'invitations-full': ({ max }) =>
    `Au plus ${number(max)} invitations peuvent être en attente. Annulez-en d’abord quelques-unes.`,
  'invitation-accepted': 'Cette invitation a déjà été utilisée. Demandez-en une nouvelle.',
  'invitation-declined': 'Cette invitation a été refusée. Demandez-en une nouvelle.',
  'invitation-revoked': 'Cette invitation a été annulée. Demandez-en une nouvelle.',
  'invitation-expired': 'Cette invitation a expiré. Demandez-en une nouvelle.',

  'domain-open-to-anyone': ({ domain }) =>
    `N’importe qui peut avoir une adresse chez ${domain}. Ajoutez un domaine qui appartient à votre organisation.`,
  'domains-full': ({ max }) => `Une organisation a au plus ${number(max)} domaines.`,
  'domain-listed': ({ domain }) => `${domain} figure déjà dans la liste.`,
  'domain-unreachable': ({ domain }) =>
    `Nous n’avons pas pu joindre le DNS de ${domain}. Réessayez dans une minute.`,
  'domain-of-another': ({ domain, days }) =>
    `${domain} est vérifié pour une autre organisation. Demandez à son propriétaire de l’y retirer, ou retirez son enregistrement DNS et vérifiez de nouveau après ${inDays(days)}.`,
  'client-id-required': 'Saisissez l’identifiant client.',
  'client-secret-required': 'Saisissez le secret de ce client.',
  'sign-on-no-connection': 'Configurez d’abord le fournisseur d’identité.',
  'sign-on-no-domain': 'Vérifiez d’abord un domaine d’e-mail.',
  'sign-on-never-used':
    'Connectez-vous d’abord une fois avec l’authentification unique, pour savoir qu’elle fonctionne.',
  'sign-on-no-way-in':
    'Un propriétaire doit d’abord avoir un mot de passe et la connexion en deux étapes, pour entrer si le fournisseur d’identité est en panne.',
  'api-key-unknown': 'Cette clé d’API est inconnue. Vérifiez que vous l’avez copiée en entier.',
  'api-key-revoked':
    'Cette clé d’API a été révoquée. Demandez-en une nouvelle à l’administration de votre organisation.',
  'api-key-expired':
    'Cette clé d’API a expiré. Demandez-en une nouvelle à l’administration de votre organisation.',
  'api-key-replaced':
    'Cette clé d’API a un nouveau secret et l’ancien ne fonctionne plus. Utilisez le nouveau.',
  'api-key-maker-left':
    'Le membre qui a créé cette clé d’API a quitté l’organisation. Créez-en une nouvelle avec un autre membre.',
  'api-key-address':
    'Cette clé d’API ne peut pas être utilisée depuis cette adresse. Ajoutez l’adresse à la clé ou appelez depuis une autre.',
  'api-key-scope': ({ scope }) =>
    `Il manque à cette clé d’API l’autorisation ${scope}. Utilisez une clé qui l’a.`,
  'api-key-closed': 'Les programmes ne peuvent pas faire cet appel. Connectez-vous plutôt à Winnow.',
  'api-key-scope-beyond-role': ({ scope }) =>
    `Votre rôle ne permet pas l’autorisation ${scope}. Retirez-la ou demandez à un propriétaire de créer la clé.`,
  'api-key-expiry-past': 'Choisissez une date d’expiration à venir.',
  'api-key-not-active':
    'Cette clé d’API ne fonctionne plus et ne peut pas être renouvelée. Créez-en une nouvelle.',
  'api-keys-full': ({ max }) =>
    `Une organisation a ${number(max)} clés d’API au plus. Révoquez-en d’abord une.`,
  'assistant-access-ended': 'Cet assistant n’a pas d’accès, ou n’en a plus. Connectez-le de nouveau.',
  'assistants-forbidden':
    'Cette organisation n’autorise pas les assistants IA. Adressez-vous à un propriétaire ou à un administrateur, ou choisissez une autre organisation.',
  'assistant-beyond-role':
    'Votre rôle dans cette organisation ne permet rien de ce que demande l’assistant. Choisissez une autre organisation.',
  'assistant-request-gone':
    'Cette demande n’est plus valable. Elle a expiré, a reçu une réponse ou appartient à un autre compte. Recommencez dans l’assistant.',
  'directory-hosted':
    'Cette installation tient ses comptes dans un projet hébergé : les organisations ne peuvent pas connecter d’annuaire.',
  'directory-tokens-full': ({ max }) =>
    `Un annuaire a ${number(max)} jetons au plus. Révoquez-en d’abord un.`,
  'sign-on-hosted':
    'Cette installation conserve ses comptes dans un projet hébergé : les organisations ne peuvent pas avoir d’authentification unique.',

  'credits-short': ({ wanted, left }) =>
    `${cost(wanted)}, et ${left === 0 ? 'il ne vous en reste aucun' : `vous en avez ${number(left)}`}. Rien n’a été lancé.`,
  'limit-short': ({ wanted, limit, left }) =>
    `${cost(wanted)}, et de votre limite mensuelle de ${number(limit)} il vous reste ${number(left)}. Demandez à un propriétaire ou à un administrateur de l’augmenter. Rien n’a été lancé.`,
  'writer-credits-short': ({ left }) =>
    `Générer une fiche de poste coûte 1 crédit, et vous en avez ${number(left)}. Écrivez-la vous-même, ou obtenez plus de crédits.`,
  'writer-limit-reached':
    'Générer une fiche de poste coûte 1 crédit, et votre limite mensuelle est épuisée. Écrivez-la vous-même, ou demandez à un propriétaire ou à un administrateur d’augmenter la limite.',

  'plan-free': 'Vous avez le forfait Free : il n’y a rien à résilier.',
  'plan-not-canceled': 'Votre forfait n’est pas résilié : il n’y a rien à reprendre.',
  'plan-present': 'Vous avez déjà le forfait Pro.',
  'plan-by-contract': 'Votre forfait est fixé par contrat. Contactez-nous pour le modifier.',
  'plan-ended': 'Ce forfait est déjà terminé.',
  'plan-unpaid': 'Une facture de votre forfait est impayée. Réglez-la pour retrouver Pro.',
  'plan-at-stripe': 'Ce forfait est payé par Stripe. Contactez-nous pour le modifier.',
  'plan-at-stripe-first': 'Ce forfait est payé par Stripe. Résiliez-le d’abord chez Stripe.',
  'payment-under-way': 'Un paiement pour Pro est en cours. Pro commence à son arrivée.',
  'ordered-in-another-tab': 'Pro a été commandé de nouveau dans un autre onglet. Continuez dans celui-ci.',
  'no-cards': 'Les factures se règlent par virement : il n’y a pas de cartes à gérer.',
  'invoice-overdue': 'Une facture est en retard. Réglez-la d’abord, puis commandez de nouveau.',
  'invoices-unpaid': ({ count }) =>
    `Vous avez ${number(count)} factures impayées. Réglez-en d’abord une, puis commandez de nouveau.`,
  'invoice-at-stripe': ({ number: invoice }) =>
    `La facture ${invoice} est gérée par Stripe. Modifiez-la dans le tableau de bord de Stripe.`,
  'invoice-state': ({ number: invoice, state, next }) =>
    `La facture ${invoice} est ${invoiceStates[state]} et ne peut pas devenir ${invoiceStates[next]}.`,
  'invoice-address-at-stripe': 'Cette facture est gérée par Stripe. Modifiez l’adresse chez Stripe.',
  'invoice-void': 'Cette facture n’est plus valable.',
  'invoice-too-old': ({ days }) =>
    `Une facture payée peut être réémise dans les ${inDays(days)}. Contactez-nous pour celle-ci.`,
  'invoice-current': 'Cette facture porte déjà votre adresse actuelle.',
  'date-over': 'Choisissez une date à venir.',

  'operator-not-suspendable':
    'Un exploitant ne peut pas être suspendu. Retirez d’abord l’adresse des paramètres.',
  'password-required': 'Saisissez un mot de passe.',
  'password-wrong': 'Le mot de passe actuel est incorrect.',
  'password-weak': 'Ce mot de passe est trop faible. Choisissez-en un plus long.',
  'password-same': 'Choisissez un mot de passe différent de l’ancien.',
  'account-present': 'Un compte existe déjà avec cette adresse. Connectez-vous.',
  'proof-required': 'Ouvrez le lien de l’e-mail, ou saisissez le code et votre adresse.',
  'sign-in-refused': 'La connexion a été refusée.',
  'on-waitlist': 'Cette adresse figure déjà sur notre liste d’attente.',
};
