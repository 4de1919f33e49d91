import { defineMessages } from '@saywright/ui/i18n'

export const newsMessages = defineMessages('console.account.news', {
  'en-US': {
    essential: {
      title: 'Essential messages',
      sentTo: 'Sent to {{email}}.',
      account: 'Account management',
      accountNote: 'Security, invitations, licence and evaluation dates.',
      alwaysOn: 'Always on',
    },
    marketing: {
      title: 'News and marketing',
      lead: 'Choose what you want to hear about. Each change is saved at once.',
      all: 'Receive our news',
      allNote: 'Turns the three subjects below on or off together.',
      notif_product_updates: 'Product updates',
      notif_product_updatesNote: 'New technologies, voices, languages and versions.',
      notif_educational_content: 'Educational content',
      notif_educational_contentNote: 'Guides, grammar tips and recorded sessions.',
      notif_corporate_events_news: 'Company news and events',
      notif_corporate_events_newsNote: 'Trade shows, webinars and meetups near you.',
      permanent:
        'Turning off <name>Receive our news</name> is permanent. To subscribe again you will have to <link>contact us</link>.',
      over: 'You no longer receive our news. <link>Contact us</link> to subscribe again.',
    },
    question: 'Stop receiving our news?',
    warning: 'This is permanent. To subscribe again you will have to contact us.',
    keep: 'Keep receiving',
    stop: 'Stop',
  },
  'fr-FR': {
    essential: {
      title: 'Messages indispensables',
      sentTo: 'Envoyés à {{email}}.',
      account: 'Gestion du compte',
      accountNote: 'Sécurité, invitations, licence et dates d’évaluation.',
      alwaysOn: 'Toujours actif',
    },
    marketing: {
      title: 'Actualités et marketing',
      lead: 'Choisissez les sujets qui vous intéressent. Chaque changement est enregistré aussitôt.',
      all: 'Recevoir nos actualités',
      allNote: 'Active ou désactive ensemble les trois sujets ci-dessous.',
      notif_product_updates: 'Nouveautés du produit',
      notif_product_updatesNote: 'Technologies, voix, langues et versions.',
      notif_educational_content: 'Contenus pédagogiques',
      notif_educational_contentNote: 'Guides, conseils de grammaire et sessions enregistrées.',
      notif_corporate_events_news: 'Actualités et événements',
      notif_corporate_events_newsNote: 'Salons, webinaires et rencontres près de chez vous.',
      permanent:
        'Désactiver <name>Recevoir nos actualités</name> est définitif. Pour vous réabonner, il faudra <link>nous contacter</link>.',
      over: 'Vous ne recevez plus nos actualités. <link>Contactez-nous</link> pour vous réabonner.',
    },
    question: 'Ne plus recevoir nos actualités\u202f?',
    warning: 'C’est définitif. Pour vous réabonner, il faudra nous contacter.',
    keep: 'Continuer à les recevoir',
    stop: 'Arrêter',
  },
})
