import { defineMessages } from '@saywright/ui/i18n'

export const roleMessages = defineMessages('forms.role', {
  'en-US': {
    label: 'Role',
    administrator: 'Manages people, domains and projects.',
    employee: 'Sees and works on every project of the organization.',
    guest: 'Sees and works on only the projects they were added to.',
  },
  'fr-FR': {
    label: 'Rôle',
    administrator: 'Gère les personnes, les domaines et les projets.',
    employee: 'Voit tous les projets de l’organisation et y travaille.',
    guest: 'Ne voit que les projets auxquels un administrateur l’a ajouté.',
  },
})
