import { defineMessages } from '@saywright/ui/i18n'

export const invitationMessages = defineMessages('forms.invitation', {
  'en-US': {
    email: 'E-mail',
    projects: 'Projects',
    choose: 'Choose',
    known: 'This person is a member or was invited already.',
  },
  'fr-FR': {
    email: 'Adresse e‑mail',
    projects: 'Projets',
    choose: 'Choisir',
    known: 'Cette personne est déjà membre ou invitée.',
  },
})
