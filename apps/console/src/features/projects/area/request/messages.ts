import { defineMessages } from '@saywright/ui/i18n'

export const requestMessages = defineMessages('console.projects.request', {
  'en-US': {
    title: 'New request',
    useCases: 'Use cases',
    useCasesTitle: 'What should voice do in your product?',
    languages: 'Languages',
    languagesTitle: 'Which languages will people speak?',
    reset: 'Reset languages',
    recap: 'Recap',
    recapTitle: 'Your request',
    confirm: 'Confirm request',
    nothingChanged: 'Nothing has changed.',
    saved: 'The request is saved. We review it before delivery.',
    approved: 'The request is approved. What is installed is delivered.',
  },
  'fr-FR': {
    title: 'Nouvelle demande',
    useCases: 'Cas d’usage',
    useCasesTitle: 'Que doit faire la voix dans votre produit ?',
    languages: 'Langues',
    languagesTitle: 'Quelles langues parleront vos utilisateurs ?',
    reset: 'Réinitialiser les langues',
    recap: 'Récapitulatif',
    recapTitle: 'Votre demande',
    confirm: 'Confirmer la demande',
    nothingChanged: 'Rien n’a changé.',
    saved: 'La demande est enregistrée. Nous l’examinons avant la livraison.',
    approved: 'La demande est approuvée. Ce qui est installé est livré.',
  },
})
