import type { enUS } from './en-US.js'
import type { Translation } from './words.js'

export const frFR = {
  failures: {
    unreadable: 'La requête n’a pas pu être lue.',
    disconnected: 'Vous avez été déconnecté.',
    not_found: 'Cet élément n’existe pas, ou vous n’y avez pas accès.',
    already_exists: 'Ce nom est déjà utilisé.',
    changed_elsewhere: 'Quelqu’un a enregistré depuis que vous avez ouvert cet élément. Rien n’a été écrit.',
    too_large: 'Le fichier est trop volumineux.',
    unsupported_type: 'Ce type de fichier n’est pas pris en charge.',
    incorrect_form: 'Des champs sont manquants ou incorrects.',
    wrong_credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
    confirm_first: 'Vous devez d’abord confirmer votre compte avec le mail que vous avez reçu.',
    wrong_code: 'Ce code est incorrect ou a déjà servi.',
    expired_code: 'Ce code a expiré. Demandez-en un nouveau.',
    administrators_only: 'Seuls les administrateurs de l’organisation peuvent faire cela.',
    staff_only: 'Seule notre équipe peut faire cela.',
    impossible_to_remove_everyone: 'Il est impossible de retirer tout le monde.',
    not_possible: 'Ce n’est pas possible dans l’état actuel.',
    grammar_has_errors: 'La grammaire comporte des erreurs. Corrigez-les d’abord.',
    language_unavailable: 'Cette langue n’est pas disponible pour ce projet.',
    audio_unreadable: 'L’enregistrement n’a pas pu être lu.',
    audio_too_long: 'L’enregistrement est trop long\u00a0: {{seconds}}\u00a0secondes au maximum.',
    too_many: 'Trop d’essais. Réessayez dans {{minutes}}\u00a0minutes.',
    replaced: '',
    internal: 'Une erreur est survenue. Veuillez contacter un administrateur.',
    voice_unavailable: 'Le service vocal ne répond pas. Réessayez dans un instant.',
    unavailable: 'Le serveur ne peut pas enregistrer pour le moment. Réessayez plus tard.',
  },
  mail: {
    greeting: 'Bonjour {{name}},',
    ignore: 'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce mail.',
    confirm: {
      subject: 'Confirmez votre compte',
      body: 'Bienvenue chez Saywright. Confirmez votre adresse e-mail pour ouvrir votre compte. Le lien est valable {{hours}}\u00a0heures.',
      action: 'Confirmer mon compte',
    },
    known: {
      subject: 'Vous avez déjà un compte',
      body: 'Quelqu’un, peut-être vous, s’est inscrit avec cette adresse, qui a déjà un compte. Vous pouvez vous connecter, ou choisir un nouveau mot de passe si vous avez oublié le vôtre.',
      action: 'Se connecter',
    },
    link: {
      subject: 'Choisissez un nouveau mot de passe',
      body: 'Suivez le lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant {{hours}}\u00a0heures.',
      action: 'Choisir un mot de passe',
    },
    password: {
      subject: 'Votre code de vérification\u00a0: {{code}}',
      body: 'Saisissez ce code pour changer votre mot de passe. Il est valable {{minutes}}\u00a0minutes.',
    },
  },
  notifications: {
    project_approved: 'Votre projet <b>{{title}}</b> a été approuvé.',
  },
  mailbox: {
    title: 'Boîte aux lettres',
    intro:
      'Les mails que cette installation aurait envoyés, du plus récent au plus ancien. Cette page n’existe qu’en mode démonstration.',
    empty: 'Aucun mail pour le moment.',
    to: 'À {{address}}',
    back: 'Tous les mails',
    gone: 'Ce mail n’existe pas.',
  },
} satisfies Translation<typeof enUS>
