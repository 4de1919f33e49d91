import { defineMessages } from '@saywright/ui/i18n'

export const domainMessages = defineMessages('forms.domain', {
  'en-US': {
    label: 'Domain',
    description: 'Without http:// or www, such as example.com.',
    known: 'This domain already belongs to an organization.',
    email: 'Verification e\u2011mail',
    emailDescription: 'We send a code to this address to make sure that the domain is yours.',
  },
  'fr-FR': {
    label: 'Domaine',
    description: 'Sans http:// ni www, par exemple example.com.',
    known: 'Ce domaine appartient déjà à une organisation.',
    email: 'E\u2011mail de vérification',
    emailDescription:
      'Nous envoyons un code à cette adresse pour nous assurer que le domaine vous appartient.',
  },
})
