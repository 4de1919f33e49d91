import { defineMessages } from '../../i18n/Messages.js'

export const appShellMessages = defineMessages('ui.appShell', {
  'en-US': {
    skip: 'Skip to content',
    banner: 'Above the page',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    menu: 'Menu',
    side: 'Brand and menu',
    collapse: 'Collapse the menu',
    expand: 'Expand the menu',
  },
  'fr-FR': {
    skip: 'Aller au contenu',
    banner: 'Au-dessus de la page',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    menu: 'Menu',
    side: 'Marque et menu',
    collapse: 'Réduire le menu',
    expand: 'Déployer le menu',
  },
})
