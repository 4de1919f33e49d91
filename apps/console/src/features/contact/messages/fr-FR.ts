import type { Messages } from '@saywright/ui/i18n'
import type { enUS } from './en-US.js'

export const frFR = {
  contact: {
    title: 'Contactez-nous',
    lead: 'Chaque message est lu par quelqu’un qui connaît le kit.',
    begun: 'Nous avons commencé ce message pour vous. Modifiez-le librement.',
    answer: 'Nous répondrons à {{email}}.',
    send: 'Envoyer le message',
    sending: 'Envoi du message',
    sent: 'Message envoyé. Nous répondons par e\u2011mail.',
    dictation: {
      a94d: 'Nous aimerions utiliser la dictée vocale en néerlandais.',
      a94g: 'Nous aimerions utiliser la dictée vocale en allemand.',
      a94i: 'Nous aimerions utiliser la dictée vocale en italien.',
      a94s: 'Nous aimerions utiliser la dictée vocale en espagnol.',
      a94n: 'Nous aimerions utiliser la dictée vocale dans une nouvelle langue.',
    },
  },
  tour: {
    title: 'Réserver une visite',
    text: 'Trente minutes avec quelqu’un qui utilise le kit.',
    action: 'Choisir une date',
  },
  documentation: {
    title: 'Lire la documentation',
    text: 'Guides, référence de grammaire et exemples.',
    action: 'Ouvrir la documentation',
  },
  invite: {
    title: 'En parler à un collègue',
    text: 'Ouvre un e\u2011mail avec un lien pour créer un compte. Pour ajouter une personne à votre organisation, passez par Membres et accès.',
    action: 'Écrire un e\u2011mail',
    subject: 'Rejoignez-moi sur {{brand}}',
    body: 'Bonjour,\n\nJ’utilise {{brand}} pour donner une voix à notre produit. Créez votre compte ici\u00a0:\n{{link}}',
  },
  feedback: {
    title: 'Comment ça se passe\u202f?',
    lead: 'Ce qui marche, ce qui ne marche pas, ce qui manque. Nous lisons tout.',
    send: 'Envoyer l’avis',
    sending: 'Envoi de l’avis',
    sent: 'Merci. Votre avis est envoyé.',
  },
} satisfies Messages<typeof enUS>
