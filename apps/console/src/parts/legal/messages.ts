import { defineMessages } from '@saywright/ui/i18n'

export const legalMessages = defineMessages('console.legal', {
  'en-US': {
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    inForce: 'In force since {{date}}',
    place: 'Section {{place}} of {{total}}',
    print: 'Print',
    licenses: 'Licenses of the software in this app',
    close: 'Close',
    failed: 'This text could not be loaded',
  },
  'fr-FR': {
    terms: 'Conditions générales',
    privacy: 'Politique de confidentialité',
    inForce: 'En vigueur depuis le {{date}}',
    place: 'Section {{place}} sur {{total}}',
    print: 'Imprimer',
    licenses: 'Licences des logiciels de cette application',
    close: 'Fermer',
    failed: 'Ce texte n’a pas pu être chargé',
  },
})
