import { defineMessages } from '@saywright/ui/i18n'

export const nameOrganizationMessages = defineMessages('console.organization.name', {
  'en-US': {
    title: 'Give your organization its name',
    text: 'We called it “{{name}}” so that you could start right away. Every member will see the name you enter.',
    label: 'New name',
    save: 'Save the name',
    saving: 'Saving the name',
    saved: 'Your organization is now called {{name}}.',
  },
  'fr-FR': {
    title: 'Donnez un nom à votre organisation',
    text: 'Nous l’avons appelée «\u00a0{{name}}\u00a0» pour que vous puissiez commencer aussitôt. Tous les membres verront le nom que vous saisissez.',
    label: 'Nouveau nom',
    save: 'Enregistrer le nom',
    saving: 'Enregistrement du nom',
    saved: 'Votre organisation s’appelle désormais {{name}}.',
  },
})
