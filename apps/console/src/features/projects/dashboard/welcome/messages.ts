import { defineMessages } from '@saywright/ui/i18n'

export const welcomeMessages = defineMessages('console.projects.welcome', {
  'en-US': {
    title: 'Complete your profile',
    welcome: 'Welcome, {{name}}',
    lead: 'Five answers open your first project and your 30 days of evaluation.',
    minute: 'About one minute',
    label: 'You are',
    interest: 'Interest in the kit',
    choose: 'Choose an answer',
    corporateHint: 'Your company address, not webmail.',
    note: 'You can do this later in your profile.',
    later: 'Later',
    save: 'Save profile',
    saving: 'Saving the profile',
    saved: 'Your profile is saved.',
  },
  'fr-FR': {
    title: 'Complétez votre profil',
    welcome: 'Bienvenue, {{name}}',
    lead: 'Cinq réponses ouvrent votre premier projet et vos 30 jours d’évaluation.',
    minute: 'Environ une minute',
    label: 'Vous êtes',
    interest: 'Intérêt pour le kit',
    choose: 'Choisissez une réponse',
    corporateHint: 'Adresse de votre entreprise, pas une messagerie personnelle.',
    note: 'Vous pourrez le faire plus tard dans votre profil.',
    later: 'Plus tard',
    save: 'Enregistrer le profil',
    saving: 'Enregistrement du profil',
    saved: 'Votre profil est enregistré.',
  },
})
