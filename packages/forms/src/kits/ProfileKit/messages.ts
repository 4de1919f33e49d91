import { defineMessages } from '@saywright/ui/i18n'

export const profileMessages = defineMessages('forms.profile', {
  'en-US': {
    emailHint: 'You log in with this address.',
    corporateHint: 'Your company address, not webmail.',
    label: 'You are',
    interest: 'Interest in the kit',
    choose: 'Choose an answer',
    jobTitle: 'Job title',
  },
  'fr-FR': {
    emailHint: 'Vous vous connectez avec cette adresse.',
    corporateHint: 'Adresse de votre entreprise, pas une messagerie personnelle.',
    label: 'Vous êtes',
    interest: 'Intérêt pour le kit',
    choose: 'Choisissez une réponse',
    jobTitle: 'Fonction',
  },
})
