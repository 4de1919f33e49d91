import { type FailureCode, failureStatuses } from '@saywright/api/contract'
import type { FakeFailure } from '@saywright/api/testing'
import type { Locale } from '@saywright/ui/i18n'

const sentences = {
  'en-US': {
    wrong_credentials: 'The e\u2011mail or the password is wrong.',
    confirm_first: 'You first need to confirm your account with the mail you received.',
    wrong_code: 'This code is wrong or was already used.',
    expired_code: 'This code has expired. Ask for a new one.',
    proof_required: 'Confirm first that it is you.',
    not_found: 'This does not exist, or you do not have access to it.',
    administrators_only: 'Only administrators of this organization can do this.',
    impossible_to_remove_everyone:
      'At least one member must remain. Add someone else first, or delete the organization.',
    last_administrator: 'An organization needs an administrator. Make another member administrator first.',
    already_verified: 'Your organization is already verified by this domain.',
    hand_over_first:
      'You are the only administrator of an organization with other members. Make another member administrator first.',
    unsubscribed_for_good: 'You no longer receive our news. Contact us to subscribe again.',
    too_many: 'Too many attempts. Try again in 10 min.',
    unavailable: 'The server cannot save anything at the moment. Try again later.',
  },
  'fr-FR': {
    wrong_credentials: 'L’adresse e\u2011mail ou le mot de passe est incorrect.',
    confirm_first:
      'Confirmez d’abord votre compte\u00a0: ouvrez le lien de l’e\u2011mail que nous vous avons envoyé.',
    wrong_code: 'Ce code est incorrect ou a déjà servi.',
    expired_code: 'Ce code a expiré. Demandez-en un nouveau.',
    proof_required: 'Confirmez d’abord votre identité.',
    not_found: 'Cet élément n’existe pas, ou vous n’y avez pas accès.',
    administrators_only: 'Seuls les administrateurs de cette organisation peuvent le faire.',
    impossible_to_remove_everyone:
      'Il doit rester au moins un membre. Ajoutez d’abord quelqu’un, ou supprimez l’organisation.',
    last_administrator:
      'Une organisation a besoin d’un administrateur. Nommez d’abord un autre administrateur.',
    already_verified: 'Votre organisation est déjà vérifiée par ce domaine.',
    hand_over_first:
      'Vous êtes le seul administrateur d’une organisation qui a d’autres membres. Nommez d’abord un autre administrateur.',
    unsubscribed_for_good: 'Vous ne recevez plus nos actualités. Contactez-nous pour vous réabonner.',
    too_many: 'Trop de tentatives. Réessayez dans 10\u00a0min.',
    unavailable: 'Le serveur ne peut rien enregistrer pour le moment. Réessayez plus tard.',
  },
} as const satisfies Record<Locale, Partial<Record<FailureCode, string>>>

type ApiFailureCode = keyof (typeof sentences)['en-US']

/** A refusal of a server, with its sentence in the language of the caller. */
export function failure(
  code: ApiFailureCode,
  locale: Locale,
): Exclude<FakeFailure, string> & { message: string } {
  return { status: failureStatuses[code], code, message: sentences[locale][code] }
}
