import type { enUS } from './en-US.js'
import type { Translation } from './Translation.js'

export const frFR = {
  failures: {
    unreadable: 'La requête n’a pas pu être lue.',
    disconnected: 'Votre session a pris fin. Reconnectez-vous.',
    token_refused: 'Le jeton d’accès n’est pas valide ou a été révoqué.',
    not_found: 'Cet élément n’existe pas, ou vous n’y avez pas accès.',
    already_exists: 'Ce nom est déjà pris. Choisissez-en un autre.',
    already_verified: 'Votre organisation est déjà vérifiée par ce domaine.',
    already_invited: 'Cette personne est déjà membre, ou déjà invitée.',
    changed_elsewhere:
      'Quelqu’un a modifié cet élément après que vous l’avez ouvert\u00a0: votre version n’a pas été enregistrée. Rechargez la page pour voir ses modifications, puis refaites les vôtres.',
    account_changed:
      'Un autre compte est maintenant connecté dans ce navigateur. Rien n’a été envoyé. Rechargez la page pour continuer avec ce compte.',
    users_would_break: 'Ces modèles importent depuis celui-ci et auraient des erreurs\u00a0: {{models}}.',
    imported_elsewhere:
      'D’autres modèles importent des règles de celui-ci : {{models}}. Retirez d’abord ces imports.',
    already_decided: 'Cette demande a déjà reçu une décision.',
    too_large: 'L’envoi est trop volumineux. Raccourcissez le texte ou choisissez un fichier plus petit.',
    unsupported_type: 'Ce type de fichier n’est pas pris en charge.',
    incorrect_form: 'Des champs sont manquants ou incorrects.',
    wrong_credentials: 'L’adresse e\u2011mail ou le mot de passe est incorrect.',
    confirm_first:
      'Confirmez d’abord votre compte\u00a0: ouvrez le lien de l’e\u2011mail que nous vous avons envoyé.',
    wrong_code: 'Ce code est incorrect ou a déjà servi.',
    expired_link: 'Ce lien a expiré. Relancez le téléchargement.',
    expired_code: 'Ce code a expiré. Demandez-en un nouveau.',
    administrators_only: 'Seuls les administrateurs de cette organisation peuvent le faire.',
    staff_only: 'Seule notre équipe peut faire cela.',
    no_seat_left:
      'L’organisation n’a plus de place libre. Retirez un membre, ou contactez le service commercial pour obtenir des places.',
    deal_already_open:
      'Une demande est déjà ouverte pour ce projet. Attendez la décision avant d’en envoyer une autre.',
    nothing_changed: 'Rien n’a changé.',
    too_many_organizations:
      'Vous avez déjà {{organizationsPerPerson}}\u00a0{{organizationsPerPerson|organisation|organisations}}, le maximum pour une personne.',
    too_many_projects:
      'Cette organisation a déjà {{projectsPerOrganization}}\u00a0{{projectsPerOrganization|projet|projets}}, le maximum possible.',
    too_many_models:
      'Ce projet a déjà {{modelsPerProject}}\u00a0{{modelsPerProject|modèle|modèles}}, le maximum possible. Supprimez-en un d’abord.',
    too_many_unit_tests:
      'Ce modèle a déjà {{unitTestsPerModel}}\u00a0tests unitaires, le maximum. Supprimez-en un d’abord.',
    too_many_tokens:
      'Il y a déjà {{tokensPerAccount}} jetons d’accès, ce qui est le maximum. Révoquez-en un d’abord.',
    too_many_uploads:
      'Vous avez déjà {{uploadsPerAccount}}\u00a0{{uploadsPerAccount|envoi|envois}} en cours, le maximum possible. Terminez ou annulez-en un d’abord.',
    no_room:
      'Le serveur n’a pas assez d’espace disque pour ce fichier\u00a0: les envois inachevés en réservent une partie. Terminez ou annulez un envoi, ou libérez de l’espace.',
    upload_offset_differs:
      'Ces octets ne suivent pas les derniers arrivés. Demandez combien sont arrivés, puis reprenez à partir de là.',
    tus_version:
      'Ce serveur parle la version 1.0.0 du protocole tus. Envoyez-la dans l’en-tête Tus-Resumable.',
    checksum_differs: 'Le fichier n’est pas arrivé tel qu’il a été envoyé. Envoyez-le de nouveau.',
    package_unreadable:
      'Cette archive n’a pas été créée par «\u00a0conan cache save\u00a0», ou elle est endommagée. Recréez-la, puis envoyez-la.',
    package_not_alone:
      'L’archive doit contenir une seule révision d’une seule recette, sans @utilisateur/canal. Enregistrez cette recette seule, par son nom et sa version.',
    package_differs: '{{path}} ne correspond pas à son manifeste. Recompilez le paquet, puis enregistrez-le.',
    package_too_large:
      'L’archive contient plus de {{packageBuilds}} compilations, {{packageEntries}}\u00a0fichiers ou {{packageUnpackedMegabytes}}\u00a0Mo.',
    scope_missing: 'Ce jeton d’accès ne permet pas cette opération.',
    too_many_domains:
      'Cette organisation a déjà {{domainsPerOrganization}}\u00a0{{domainsPerOrganization|domaine|domaines}}, le maximum possible. Retirez-en un d’abord.',
    too_much_audio:
      'Il n’y a plus de place pour cet enregistrement\u00a0: un projet peut contenir {{audioFilesPerProject}}\u00a0{{audioFilesPerProject|enregistrement|enregistrements}} et {{audioMegabytesPerProject}}\u00a0Mo. Supprimez-en d’abord.',
    in_use: 'Cet élément est encore utilisé. Retirez-le d’abord là où il sert, puis supprimez-le.',
    locked: 'Cet élément est verrouillé. Déverrouillez-le avant de le modifier ou de le supprimer.',
    impossible_to_remove_everyone:
      'Il doit rester au moins un membre. Ajoutez d’abord quelqu’un, ou supprimez l’organisation.',
    last_administrator:
      'Une organisation a besoin d’un administrateur. Nommez d’abord un autre administrateur.',
    owner_needed: 'Un projet a besoin d’un propriétaire. Choisissez-en d’abord un autre.',
    trial_used: 'Ce projet a déjà utilisé son essai d’une heure. Envoyez une demande pour continuer.',
    verify_first: 'Vérifiez d’abord l’adresse e\u2011mail de ce domaine.',
    not_possible:
      'Cette action n’est plus possible, car la situation a changé. Rechargez la page, puis réessayez.',
    hand_over_first:
      'Vous êtes le seul administrateur d’une organisation qui a d’autres membres. Nommez d’abord un autre administrateur.',
    unsubscribed_for_good: 'Vous ne recevez plus nos actualités. Contactez-nous pour vous réabonner.',
    verify_email_first: 'Confirmez d’abord cette adresse avec le code que nous y envoyons.',
    proof_required: 'Confirmez d’abord votre identité.',
    common_password: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
    not_while_acting: 'Ce n’est pas possible pendant que vous agissez pour une autre personne.',
    passkey_refused: 'Cette clé d’accès n’a pas été acceptée.',
    provider_not_configured: 'Cette installation ne propose pas ce mode de connexion.',
    provider_email_unverified:
      'Le fournisseur n’a pas vérifié votre adresse e\u2011mail. Créez plutôt un compte avec votre e\u2011mail.',
    provider_unavailable: 'Le fournisseur ne répond pas. Réessayez dans un instant.',
    generation_not_configured: 'Aucun service de génération de texte n’est configuré sur cette installation.',
    no_credits_left: 'Le projet n’a plus assez de crédits ce mois-ci.',
    generation_refused:
      'Le service de génération de texte a refusé la clé de cette installation. Prévenez la personne qui l’administre.',
    generation_model_unknown:
      'Le service de génération de texte ne connaît pas le modèle choisi pour cette installation. Prévenez la personne qui l’administre.',
    generation_busy: 'Le service de génération de texte est surchargé. Réessayez dans un instant.',
    generation_unavailable:
      'Le service de génération de texte ne répond pas comme prévu. Réessayez dans un instant.',
    generation_timeout:
      'Le service de génération de texte a mis trop de temps. Réessayez, ou demandez moins à la fois.',
    generation_unusable:
      'Le service de génération de texte n’a pas renvoyé de grammaire valide. Reformulez votre description.',
    check_unavailable: 'L’adresse n’a pas pu être vérifiée. Réessayez dans un instant.',
    grammar_has_errors: 'La grammaire comporte des erreurs. Corrigez-les d’abord.',
    grammar_too_large:
      'La grammaire est trop grande pour être reconnue. Raccourcissez ses listes, ou enchaînez moins d’options et de répétitions.',
    borrowed_grammar_too_large:
      'Cette langue est reconnue avec les sons d’une autre\u00a0: sa grammaire peut avoir au plus {{borrowedWords}} mots différents et {{borrowedChoices}} choix au même endroit. Raccourcissez-la.',
    pronunciation_missing:
      'La prononciation de ces mots est inconnue : {{words}}. Indiquez-la dans la grammaire (!pronounce) ou, pour un mot de réveil, dans son modèle.',
    technology_unavailable:
      'Cette technologie n’est pas active dans ce projet. Demandez-la dans la console, sous Technologies.',
    language_unavailable: 'Cette langue n’est pas disponible pour ce projet.',
    resources_expired:
      'L’évaluation de ce projet est terminée. Ses données sont conservées. Envoyez une nouvelle demande pour continuer.',
    audio_unreadable: 'L’enregistrement n’a pas pu être lu.',
    audio_too_long:
      'L’enregistrement est trop long\u00a0: {{seconds}}\u00a0{{seconds|seconde|secondes}} au maximum.',
    too_many: 'Trop de tentatives. Réessayez dans {{minutes}}\u00a0min.',
    too_many_downloads: 'Trop de téléchargements en même temps. Attendez la fin de l’un d’eux.',
    too_much_at_once: 'Trop de demandes à la fois. Réessayez dans {{wait}}\u00a0s.',
    too_many_streams: 'Ce compte est ouvert dans trop de fenêtres. Fermez-en quelques-unes.',
    replaced: '',
    internal:
      'Une erreur est survenue sur le serveur. Réessayez\u202f; si elle se répète, contactez un administrateur.',
    voice_unavailable: 'Le service vocal ne répond pas. Réessayez dans un instant.',
    unavailable: 'Le serveur ne peut rien enregistrer pour le moment. Réessayez plus tard.',
  },
  mail: {
    greeting: 'Bonjour {{name}},',
    greetingNobody: 'Bonjour,',
    address: 'Si le bouton ne fonctionne pas, ouvrez cette adresse\u00a0:',
    ignore: 'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e\u2011mail.',
    confirm: {
      subject: 'Confirmez votre compte',
      body: 'Bienvenue chez {{brand}}. Confirmez votre adresse e\u2011mail pour ouvrir votre compte. Le lien est valable {{hours}}\u00a0{{hours|heure|heures}}.',
      action: 'Confirmer mon compte',
    },
    known: {
      subject: 'Vous avez déjà un compte',
      body: 'Quelqu’un, peut-être vous, a voulu créer un compte avec cette adresse, qui en a déjà un. Vous pouvez vous connecter, ou choisir un nouveau mot de passe si vous avez oublié le vôtre.',
      action: 'Se connecter',
    },
    link: {
      subject: 'Choisissez un nouveau mot de passe',
      body: 'Suivez le lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant {{hours}}\u00a0{{hours|heure|heures}}.',
      action: 'Choisir un mot de passe',
    },
    password: {
      subject: 'Votre code de vérification\u00a0: {{code}}',
      body: 'Saisissez ce code pour changer votre mot de passe. Il est valable {{minutes}}\u00a0{{minutes|minute|minutes}}.',
    },
    invitation: {
      subject: '{{inviter}} vous invite à rejoindre {{organization}}',
      body: '{{inviter}} vous invite à travailler sur les projets vocaux de {{organization}} avec {{brand}}. Le lien fonctionne une seule fois, pendant {{hours}}\u00a0{{hours|heure|heures}}.',
      action: 'Accepter l’invitation',
      ignore: 'Si vous ne connaissez pas cette organisation, vous pouvez ignorer cet e\u2011mail.',
    },
    notification: {
      subject: 'Du nouveau\u00a0: {{sentence}}',
      body: 'Voici ce qui s’est passé\u00a0: {{sentence}}',
      ignore: 'Vous recevez cet e\u2011mail en raison de vos réglages de notifications.',
    },
    organization_received: {
      subject: '{{person}} vous a transféré {{organization}}',
      body: 'Vous êtes désormais administrateur de {{organization}} et propriétaire des projets qui étaient ceux de {{person}}.',
      action: 'Ouvrir l’organisation',
      ignore: 'Si vous ne vous y attendiez pas, demandez à la personne qui vous l’a transférée.',
    },
    organization_handed_over: {
      subject: 'Vous avez transféré {{organization}} à {{person}}',
      body: '{{person}} est désormais administrateur de {{organization}} et propriétaire des projets qui étaient les vôtres. Vous en restez membre, comme employé.',
      action: 'Ouvrir l’organisation',
      ignore:
        'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et fermez les autres sessions.',
    },
    request_waiting: {
      subject: 'Demande\u00a0: {{project}} ({{organization}})',
      body: '{{sender}} ({{address}}) demande des ressources pour le projet {{project}} de {{organization}}.\n\n{{comment}}',
      action: 'Voir la demande',
      ignore: 'Répondez à cet e\u2011mail pour écrire à la personne.',
    },
    request_approved: {
      subject: 'Approuvée\u00a0: votre demande pour {{project}}',
      body: 'Votre demande pour le projet {{project}} a été approuvée. Les ressources sont utilisables jusqu’au {{until}}.{{note}}',
      action: 'Ouvrir le projet',
      ignore: 'Vous recevez cet e\u2011mail parce que vous êtes membre du projet.',
    },
    request_granted: {
      subject: 'Approuvée\u00a0: votre demande pour {{project}}',
      body: 'Votre demande pour le projet {{project}} a été approuvée. Les ressources sont utilisables dès maintenant.{{note}}',
      action: 'Ouvrir le projet',
      ignore: 'Vous recevez cet e\u2011mail parce que vous êtes membre du projet.',
    },
    request_declined: {
      subject: 'Refusée\u00a0: votre demande pour {{project}}',
      body: 'Votre demande pour le projet {{project}} a été refusée\u00a0:\n\n{{reason}}',
      action: 'Ouvrir le projet',
      ignore: 'Vous recevez cet e\u2011mail parce que vous êtes membre du projet.',
    },
    delivered_until: {
      subject: 'Nouvelles ressources pour {{project}}',
      body: 'Des ressources ont été livrées au projet {{project}}. Elles sont utilisables jusqu’au {{until}}.{{note}}',
      action: 'Ouvrir le projet',
      ignore: 'Vous recevez cet e\u2011mail parce que vous êtes membre du projet.',
    },
    delivered: {
      subject: 'Nouvelles ressources pour {{project}}',
      body: 'Des ressources ont été livrées au projet {{project}}. Elles sont utilisables dès maintenant.{{note}}',
      action: 'Ouvrir le projet',
      ignore: 'Vous recevez cet e\u2011mail parce que vous êtes membre du projet.',
    },
    withdrawn: {
      subject: 'Des ressources de {{project}} ont été retirées',
      body: 'Des ressources du projet {{project}} ont été retirées. Ses données sont conservées.{{note}}',
      action: 'Ouvrir le projet',
      ignore: 'Vous recevez cet e\u2011mail parce que vous êtes membre du projet.',
    },
    evaluation_ending: {
      subject: 'L’évaluation de {{project}} se termine le {{until}}',
      body: 'L’évaluation du projet {{project}} se termine le {{until}}. Ses données sont conservées. Envoyez une nouvelle demande pour continuer.',
      action: 'Ouvrir le projet',
      ignore: 'Vous recevez cet e\u2011mail parce que vous êtes membre du projet.',
    },
    evaluation_ended: {
      subject: 'L’évaluation de {{project}} est terminée',
      body: 'L’évaluation du projet {{project}} a pris fin le {{until}}. Ses données sont conservées. Envoyez une nouvelle demande pour continuer.',
      action: 'Ouvrir le projet',
      ignore: 'Vous recevez cet e\u2011mail parce que vous êtes membre du projet.',
    },
    contact: {
      subject: 'Message\u00a0: {{topic}}',
      body: '{{sender}} ({{address}}) a écrit\u00a0:\n\n{{message}}',
      ignore: 'Répondez à cet e\u2011mail pour écrire à la personne.',
    },
    feedback: {
      subject: 'Avis, {{rating}} sur 5\u00a0: {{topic}}',
      body: '{{sender}} ({{address}}) à propos de {{object}}\u00a0:\n\n{{message}}',
      ignore: 'Répondez à cet e\u2011mail pour écrire à la personne.',
    },
    email: {
      subject: 'Votre code de vérification\u00a0: {{code}}',
      body: 'Saisissez ce code pour confirmer que cette adresse est la vôtre. Il est valable {{minutes}}\u00a0{{minutes|minute|minutes}}.',
    },
    ways: {
      ended: 'Voici ce qui a été fermé\u00a0: {{list}}.',
      working:
        'Votre compte peut encore être ouvert avec\u00a0: {{list}}. Dans vos réglages de sécurité, retirez ce qui n’est pas à vous.',
      password: 'le mot de passe',
      sessions: '{{count}}\u00a0{{count|session|sessions}}',
      access_tokens: '{{count}}\u00a0{{count|jeton|jetons}} d’accès',
      licence_key: 'la clé de licence, remplacée par une nouvelle',
      passkeys: '{{count}}\u00a0{{count|clé|clés}} d’accès',
      second_factor: 'l’application d’authentification',
      recovery_codes: '{{count}}\u00a0{{count|code|codes}} de secours',
      identities: '{{count}}\u00a0{{count|fournisseur|fournisseurs}}',
      invitations: '{{count}}\u00a0{{count|invitation envoyée|invitations envoyées}} depuis votre compte',
    },
    password_changed: {
      subject: 'Votre mot de passe a été modifié',
      body: 'Le mot de passe de votre compte a été modifié et toutes les sessions ont été fermées.{{working}}',
      ignore:
        'Si ce n’est pas vous, choisissez aussitôt un nouveau mot de passe et déconnectez les autres sessions.',
    },
    email_changed: {
      subject: 'Votre adresse e\u2011mail a été modifiée',
      body: 'Vous vous connectez désormais avec une autre adresse. Celle-ci ne sert plus. Pendant {{days}}\u00a0{{days|jour|jours}}, le lien ci-dessous ouvre une page où reprendre votre compte\u00a0: le mot de passe, toutes les sessions et tous les jetons d’accès cessent alors de fonctionner, de même que ce qui a été ajouté récemment, comme les clés d’accès.',
      action: 'Ce n’était pas moi',
      ignore: 'Si c’était vous, vous n’avez rien à faire.',
    },
    address_restored: {
      subject: 'Votre compte est de nouveau à vous',
      body: 'Votre compte a de nouveau cette adresse e\u2011mail.{{ended}}{{working}}\n\nSi vous n’avez pas encore choisi de nouveau mot de passe, faites-le maintenant.',
      action: 'Choisir un mot de passe',
      ignore: 'Si ce n’est pas vous, choisissez aussitôt un nouveau mot de passe.',
    },
    second_factor_on: {
      subject: 'La double authentification est active',
      body: 'Désormais, la connexion avec votre mot de passe demande un code de votre application d’authentification.',
      ignore:
        'Si ce n’est pas vous, choisissez aussitôt un nouveau mot de passe et déconnectez les autres sessions.',
    },
    second_factor_off: {
      subject: 'La double authentification est inactive',
      body: 'La connexion avec votre mot de passe ne demande plus de code de votre application d’authentification.',
      ignore:
        'Si ce n’est pas vous, choisissez aussitôt un nouveau mot de passe et déconnectez les autres sessions.',
    },
    passkey_added: {
      subject: 'Une clé d’accès a été ajoutée',
      body: 'Une nouvelle clé d’accès permet de se connecter à votre compte.',
      ignore:
        'Si ce n’est pas vous, choisissez aussitôt un nouveau mot de passe et déconnectez les autres sessions.',
    },
    passkey_removed: {
      subject: 'Une clé d’accès a été retirée',
      body: 'Une clé d’accès de votre compte a été retirée et ne permet plus de se connecter.',
      ignore:
        'Si ce n’est pas vous, choisissez aussitôt un nouveau mot de passe et déconnectez les autres sessions.',
    },
    identity_joined: {
      subject: 'Une nouvelle façon de vous connecter',
      body: 'Vous pouvez désormais vous connecter aussi avec le fournisseur que vous venez d’utiliser.',
      ignore:
        'Si ce n’est pas vous, choisissez aussitôt un nouveau mot de passe et déconnectez les autres sessions.',
    },
    account_deleted: {
      subject: 'Votre compte a été supprimé',
      body: 'Votre compte et les données qui n’appartenaient qu’à vous ont été supprimés. Merci d’avoir utilisé notre produit.',
      ignore: 'C’est le dernier e\u2011mail que nous vous envoyons.',
    },
  },
  notifications: {
    project_approved: 'Votre projet <b>{{title}}</b> a été approuvé.',
    invited:
      '<b>{{name}}</b> vous invite à rejoindre <b>{{organization}}</b>. Vous pouvez répondre en haut de votre tableau de bord.',
    invitation_accepted: '<b>{{name}}</b> a rejoint <b>{{organization}}</b>.',
    invitation_declined: '<b>{{name}}</b> a décliné l’invitation à rejoindre <b>{{organization}}</b>.',
    role_changed: 'Votre rôle dans <b>{{organization}}</b> est maintenant\u00a0: {{role}}.',
    member_removed: 'Vous n’êtes plus membre de l’organisation <b>{{organization}}</b>.',
    member_left: '<b>{{name}}</b> a quitté <b>{{organization}}</b>.',
    organization_deleted: 'L’organisation <b>{{organization}}</b> a été supprimée par un administrateur.',
    organization_handed_over:
      '<b>{{name}}</b> vous a transféré <b>{{organization}}</b>. Vous en êtes administrateur.',
    project_attached: 'Vous êtes maintenant membre du projet <b>{{title}}</b>.',
    project_detached: 'Vous n’êtes plus membre du projet <b>{{title}}</b>.',
    project_owned: 'Vous êtes maintenant propriétaire du projet <b>{{title}}</b>.',
    model_broken:
      'Le modèle <b>{{model}}</b> de <b>{{title}}</b> contient des erreurs et ne peut pas être utilisé.',
    model_import_broken:
      'Le modèle <b>{{model}}</b> de <b>{{title}}</b> ne peut pas être utilisé\u00a0: un modèle qu’il importe a changé.',
    model_slots_empty:
      'Une liste dynamique du modèle <b>{{model}}</b> de <b>{{title}}</b> n’a plus de valeurs.',
    model_too_large: 'Le modèle <b>{{model}}</b> de <b>{{title}}</b> importe trop pour être vérifié.',
    model_tests_failing:
      'Des tests écrits du modèle <b>{{model}}</b> de <b>{{title}}</b> échouent\u00a0: {{failing}} sur {{total}}.',
    domain_verified: 'Le domaine <b>{{domain}}</b> appartient maintenant à <b>{{organization}}</b>.',
    request_sent: '<b>{{name}}</b> a demandé des ressources pour <b>{{title}}</b>.',
    request_waiting: 'Nouvelle demande de ressources\u00a0: <b>{{title}}</b>, <b>{{organization}}</b>.',
    request_approved: 'Votre demande pour <b>{{title}}</b> a été approuvée jusqu’au {{until}}. {{message}}',
    request_granted: 'Votre demande pour <b>{{title}}</b> a été approuvée. {{message}}',
    request_declined: 'Votre demande pour <b>{{title}}</b> a été refusée\u00a0: {{reason}}',
    delivered_until: 'Des ressources ont été livrées à <b>{{title}}</b> jusqu’au {{until}}. {{message}}',
    delivered: 'Des ressources ont été livrées à <b>{{title}}</b>. {{message}}',
    withdrawn: 'Des ressources de <b>{{title}}</b> ont été retirées. {{message}}',
    evaluation_ending: 'L’évaluation de <b>{{title}}</b> se termine le {{until}}.',
    evaluation_ended: 'L’évaluation de <b>{{title}}</b> est terminée. Ses données sont conservées.',
    licence_disabled:
      'Votre clé de licence a été désactivée. Les compilations qui l’utilisent ne reçoivent plus de paquets.',
    licence_enabled: 'Votre clé de licence fonctionne à nouveau.',
    licence_until: 'Votre clé de licence est valable jusqu’au {{until}}.',
    licence_unlimited: 'Votre clé de licence n’expire pas.',
    licence_with_deliveries:
      'Votre clé de licence est valable jusqu’à la fin de la dernière livraison à vos projets.',
    task_given_up:
      'Une tâche de la file <b>{{queue}}</b> a échoué trop souvent et a été abandonnée\u00a0: {{failure}}',
  },
  roles: { administrator: 'administrateur', employee: 'employé', guest: 'invité' },
  mailbox: {
    title: 'Boîte aux lettres',
    intro:
      'Les e\u2011mails que cette installation aurait envoyés, du plus récent au plus ancien. Cette page n’existe qu’en mode démonstration.',
    empty: 'Aucun e\u2011mail pour le moment.',
    to: 'À {{address}}',
    back: 'Tous les e\u2011mails',
    gone: 'Cet e\u2011mail n’existe pas.',
  },
} satisfies Translation<typeof enUS>
