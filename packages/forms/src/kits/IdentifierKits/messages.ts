import { defineMessages } from '@saywright/ui/i18n'

export const identifierMessages = defineMessages('forms.identifiers', {
  'en-US': { iban: 'IBAN', siren: 'SIREN', postalCode: 'Postal code', initials: 'Initials' },
  'fr-FR': { iban: 'IBAN', siren: 'SIREN', postalCode: 'Code postal', initials: 'Initiales' },
})
