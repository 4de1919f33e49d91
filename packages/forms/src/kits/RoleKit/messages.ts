import { defineMessages } from '@saywright/ui/i18n'

export const roleMessages = defineMessages('forms.role', {
  'en-US': {
    label: 'Role',
    administrator: 'Manages people, domains and projects.',
    employee: 'Works on the projects of the organization.',
    guest: 'Sees the projects they are invited to.',
  },
  'fr-FR': {
    label: 'Rôle',
    administrator: 'Gère les personnes, les domaines et les projets.',
    employee: 'Travaille sur les projets de l’organisation.',
    guest: 'Voit les projets auxquels on l’invite.',
  },
})
