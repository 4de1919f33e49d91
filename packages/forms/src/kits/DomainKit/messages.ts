import { defineMessages } from '@saywright/ui/i18n'

export const domainMessages = defineMessages('forms.domain', {
  'en-US': {
    label: 'Domain',
    description: 'The part of your addresses after the at sign, for example example.com.',
    known: 'This domain belongs to an organization already.',
    email: 'E-mail of the domain',
    emailDescription: 'We send a code to this address to make sure that the domain is yours.',
  },
  'fr-FR': {
    label: 'Domaine',
    description: 'La partie de vos adresses qui suit l’arobase, par exemple example.com.',
    known: 'Ce domaine appartient déjà à une organisation.',
    email: 'Adresse e‑mail du domaine',
    emailDescription:
      'Nous envoyons un code à cette adresse pour nous assurer que le domaine vous appartient.',
  },
})
