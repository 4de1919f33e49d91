import { defineMessages } from '@saywright/ui/i18n'

export const invitationMessages = defineMessages('forms.invitation', {
  'en-US': {
    email: 'E\u2011mail',
    projects: 'Projects',
    choose: 'Choose',
    known: 'This person is already a member, or is already invited.',
  },
  'fr-FR': {
    email: 'Adresse e\u2011mail',
    projects: 'Projets',
    choose: 'Choisir',
    known: 'Cette personne est déjà membre, ou déjà invitée.',
  },
})
