import { defineMessages } from '@saywright/ui/i18n'

export const otherAccountMessages = defineMessages('shell.otherAccount', {
  'en-US': {
    title: 'Another account is logged in now',
    text: 'Someone logged in with another account in another tab of this browser. This page still shows the account it was opened with, and nothing more is sent from it. Before you reload, copy anything you typed and have not saved.',
    reload: 'Reload the page',
    stay: 'Stay on this page',
  },
  'fr-FR': {
    title: 'Un autre compte est maintenant connecté',
    text: 'Quelqu’un s’est connecté avec un autre compte dans un autre onglet de ce navigateur. Cette page affiche encore le compte avec lequel elle a été ouverte, et n’envoie plus rien. Avant de recharger, copiez ce que vous avez saisi sans l’enregistrer.',
    reload: 'Recharger la page',
    stay: 'Rester sur cette page',
  },
})
