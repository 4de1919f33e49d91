import { defineMessages } from '@saywright/ui/i18n'

export const listMessages = defineMessages('console.staff.list', {
  'en-US': {
    filters: 'Filter the list',
    found_one: '{{count}} found',
    found_other: '{{count}} found',
    noneTitle: 'Nothing matches',
    noneText: 'Try other words, or show all.',
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Saving',
    saved: 'Saved.',
    limitHint: 'Empty: {{most}}, as for everybody.',
    seatsHint: 'Empty: as many as it likes.',
    wrongNumber: 'Write a whole number from 1 to 1,000,000.',
  },
  'fr-FR': {
    filters: 'Filtrer la liste',
    found_one: '{{count}} trouvé',
    found_many: '{{count}} de trouvés',
    found_other: '{{count}} trouvés',
    noneTitle: 'Rien ne correspond',
    noneText: 'Essayez d’autres mots, ou affichez tout.',
    cancel: 'Annuler',
    save: 'Enregistrer',
    saving: 'Enregistrement',
    saved: 'Enregistré.',
    limitHint: 'Vide\u00a0: {{most}}, comme pour tout le monde.',
    seatsHint: 'Vide\u00a0: autant qu’elle le souhaite.',
    wrongNumber: 'Écrivez un nombre entier de 1 à 1\u202f000\u202f000.',
  },
})
