import { defineMessages } from '@saywright/ui/i18n'

export const panelMessages = defineMessages('console.auth.panel', {
  'en-US': {
    headline: 'Build voice into your product, and test it before you ship it.',
    watch: 'Watch the console, {{duration}}',
    film: 'The console, a film without sound',
    loading: 'The film is being loaded',
    failed:
      'The film cannot be shown here. Create an account to see the product itself: it is free to start.',
    close: 'Close the film',
    captions: 'What happens',
  },
  'fr-FR': {
    headline: 'Donnez la voix à votre produit, et testez-la avant de le livrer.',
    watch: 'Voir la console, {{duration}}',
    film: 'La console, un film sans son',
    loading: 'Chargement du film',
    failed:
      'Le film ne peut pas être montré ici. Créez un compte pour voir le produit lui-même\u00a0: c’est gratuit pour commencer.',
    close: 'Fermer le film',
    captions: 'Ce qui se passe',
  },
})
