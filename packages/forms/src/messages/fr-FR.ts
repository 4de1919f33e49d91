import type { Messages } from '@saywright/ui/i18n'
import type { enUS } from './en-US.js'

export const frFR = {
  errors: {
    required: 'Ce champ est obligatoire',
    invalidEmail: 'Ce n’est pas une adresse e‑mail. Vérifiez l’arobase ou une faute de frappe.',
    incorrectEmail: 'Cette adresse n’a pas pu être vérifiée. Contrôlez-la ou utilisez-en une autre.',
    webmailEmail: 'Utilisez votre adresse professionnelle, pas une messagerie personnelle.',
    incorrectDomain: 'Ce domaine n’a pas pu être vérifié. Contrôlez-le ou réessayez plus tard.',
    invalidDomain: 'Écrivez le domaine seul, par exemple example.com.',
    domainMismatch: 'Cette adresse n’appartient pas au domaine.',
    mismatch: 'Les deux mots de passe ne correspondent pas.',
    qualityPassword:
      'Utilisez au moins 8 caractères, avec majuscule, minuscule, chiffre et caractère spécial.',
    url: 'Écrivez une adresse web, par exemple example.com.',
    alreadyExists: 'Ce nom est déjà pris. Choisissez-en un autre.',
    atLeastOneRequired: 'Choisissez au moins un élément.',
    tooLong: 'Ce texte est trop long. Raccourcissez-le.',
    outOfRange: 'Cette valeur est hors limites.',
    specialCharacters: 'Retirez les caractères spéciaux.',
    punctuation: 'Retirez la ponctuation.',
    invalid: 'Cette valeur n’est pas valide.',
  },
  form: {
    summary: {
      title_one: 'Un champ est à corriger',
      title_many: '{{count}} champs sont à corriger',
      title_other: '{{count}} champs sont à corriger',
      fault: '{{field}}\u00a0: {{fault}}',
    },
  },
  kits: {
    email: { label: 'Adresse e‑mail' },
    password: {
      label: 'Mot de passe',
      newLabel: 'Nouveau mot de passe',
      confirmation: 'Confirmer le mot de passe',
      length: 'Au moins 8 caractères',
      letters: 'Une majuscule et une minuscule',
      digitAndSpecial: 'Un chiffre et un caractère spécial, par exemple\u00a0! ou #',
    },
    personName: { first: 'Prénom', last: 'Nom' },
    code: {
      label: 'Code de vérification',
      progress: '{{filled}} caractères sur {{length}}',
      pending: 'Vérification du code en cours',
      failed: 'Ce code est faux ou a expiré. Contrôlez-le ou demandez-en un autre.',
    },
    professionalEmail: { label: 'Adresse e‑mail professionnelle' },
    domain: {
      label: 'Domaine',
      description: 'La partie de vos adresses qui suit l’arobase, par exemple example.com.',
      email: 'Adresse e‑mail du domaine',
      emailDescription:
        'Nous envoyons un code à cette adresse pour nous assurer que le domaine vous appartient.',
    },
    profile: { label: 'Vous êtes', interest: 'Ce qui vous amène ici' },
    url: { label: 'Site web' },
    phone: { label: 'Numéro de téléphone' },
    role: {
      label: 'Rôle',
      administrator: 'Gère les personnes, les domaines et les projets.',
      employee: 'Travaille aux projets de l’organisation.',
      guest: 'Voit les projets auxquels on l’invite.',
    },
    contact: { topic: 'Sujet', message: 'Message' },
    feedback: {
      topic: 'Sujet',
      object: 'Objet',
      objectWaits: 'Choisissez d’abord un sujet.',
      description: 'Ce qui s’est passé et ce que vous attendiez',
      rating: 'Note',
      beta: 'Aimeriez-vous participer aux tests bêta\u00a0?',
      yes: 'Oui',
      no: 'Non',
    },
    invitation: { email: 'Adresse e‑mail', projects: 'Projets (facultatif)' },
    discard: {
      title: 'Partir sans enregistrer\u00a0?',
      body: 'Ce que vous avez modifié ici sera perdu.',
      leave: 'Abandonner les modifications',
      stay: 'Continuer la saisie',
    },
  },
} satisfies Messages<typeof enUS>
