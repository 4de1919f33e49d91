import type { Messages } from '@saywright/ui/i18n'
import type { enUS } from './en-US.js'

export const frFR = {
  failure: {
    fallback:
      'Une erreur est survenue sur le serveur. Réessayez\u202f; si elle se répète, contactez un administrateur.',
    network: 'Le serveur est injoignable',
    networkText: 'Vérifiez votre connexion, puis réessayez.',
    offline: 'Vous êtes hors ligne',
    offlineText: 'Votre saisie est conservée ici. Réessayez une fois de nouveau en ligne.',
    timeout: 'Le serveur a mis trop de temps à répondre',
    timeoutText: 'L’action a peut-être abouti\u00a0: vérifiez avant de réessayer.',
    disconnected: 'Votre session a pris fin. Reconnectez-vous.',
    tooLarge: 'L’envoi est trop volumineux. Raccourcissez le texte ou choisissez un fichier plus petit.',
  },
  notice: {
    incorrectForm: 'Certains champs sont à corriger.',
    online: 'Vous êtes de nouveau en ligne.',
    loggedOut: 'Vous êtes déconnecté. À bientôt.',
  },
  refused: {
    cookies: 'Votre navigateur bloque les cookies de ce site',
    cookiesText:
      'Vous restez connecté jusqu’à ce que vous fermiez ou rechargiez cette page, et les brouillons non enregistrés seront perdus avec elle. Autorisez les cookies de ce site pour rester connecté.',
    storage: 'Votre navigateur n’enregistre rien pour ce site',
    storageText:
      'Les brouillons non enregistrés et les choix comme la langue et le thème seront perdus quand vous fermerez ou rechargerez cette page.',
  },
  crash: {
    title: 'Cette page a cessé de fonctionner',
    text: 'L’erreur est signalée. Rechargez la page pour continuer\u202f; ce que vous avez enregistré est conservé.',
    reload: 'Recharger la page',
  },
  unreachable: {
    title: 'Cette page n’a pas pu être chargée',
    text: 'Le serveur est injoignable. Vérifiez votre connexion\u00a0: la page est chargée dès que le serveur répond.',
    retry: 'Réessayer',
  },
  language: { label: 'Langue', english: 'English', french: 'Français' },
} satisfies Messages<typeof enUS>
