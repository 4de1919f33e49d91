import { defineMessages } from '../../i18n/Messages.js'

export const fieldMessages = defineMessages('ui.field', {
  'en-US': {
    optional: 'optional',
    checking: 'Checking',
    counted: '{{used}} of {{limit}} characters',
    left_one: '{{count}} character left',
    left_other: '{{count}} characters left',
  },
  'fr-FR': {
    optional: 'facultatif',
    checking: 'Vérification en cours',
    counted: '{{used}} caractères sur {{limit}}',
    left_one: 'Il reste {{count}} caractère',
    left_many: 'Il reste {{count}} caractères',
    left_other: 'Il reste {{count}} caractères',
  },
})
