import type { Messages } from '@saywright/ui/i18n'
import type { enUS } from './en-US.js'

export const frFR = {
  required: 'Ce champ est obligatoire.',
  invalidEmail: 'Cette adresse n’est pas acceptée. Écrivez-en une comme nom@example.com.',
  incorrectEmail: 'Cette adresse n’a pas pu être vérifiée. Contrôlez-la ou utilisez-en une autre.',
  webmailEmail: 'Utilisez votre adresse professionnelle, pas une messagerie personnelle.',
  incorrectDomain: 'Ce domaine n’a pas pu être vérifié. Contrôlez-le ou réessayez plus tard.',
  invalidDomain: 'Écrivez le domaine seul, par exemple example.com.',
  domainMismatch: 'Cette adresse n’appartient pas au domaine.',
  mismatch: 'Les deux mots de passe ne correspondent pas.',
  qualityPassword: 'Utilisez au moins 8 caractères, avec majuscule, minuscule, chiffre et caractère spécial.',
  url: 'Écrivez une adresse web, par exemple example.com.',
  alreadyExists: 'Ce nom est déjà pris. Choisissez-en un autre.',
  atLeastOneRequired: 'Choisissez au moins un élément.',
  tooLong: 'Ce texte est trop long. Raccourcissez-le.',
  outOfRange: 'Cette valeur est hors limites.',
  specialCharacters: 'Retirez les caractères spéciaux.',
  hiddenCharacters: 'Ce texte contient des caractères invisibles. Saisissez-le au lieu de le coller.',
  punctuation: 'Retirez la ponctuation.',
  commonPassword: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  invalid: 'Cette valeur n’est pas valide.',
} satisfies Messages<typeof enUS>
