import { defineMessages } from '@saywright/ui/i18n'

export const newsMessages = defineMessages('console.account.news', {
  'en-US': {
    essential: {
      title: 'Essential messages',
      sentTo: 'Sent to {{email}}.',
      account: 'Account management',
      accountNote: 'Security, invitations, license and evaluation dates.',
      alwaysOn: 'Always on',
    },
    delivery: {
      title: 'What happens in your organization',
      lead: 'Choose how you are notified. Each change is saved right away.',
      subjects: {
        projects: 'Your projects',
        people: 'People and roles',
        requests: 'Requests for resources',
        evaluations: 'Ends of evaluations',
      },
      notes: {
        projects: 'When you are added to a project, removed from one, or become its owner.',
        people: 'Answers to invitations, members who leave, changes of your role.',
        requests: 'What becomes of your requests. It cannot be turned off.',
        evaluations: 'Before an evaluation ends, and when it has. It cannot be turned off.',
      },
      ways: {
        product: 'In the product',
        mail: 'By e\u2011mail',
        both: 'In the product and by e\u2011mail',
        none: 'Not at all',
      },
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
    stop: 'Stop receiving news',
  },
  'fr-FR': {
    essential: {
      title: 'Messages indispensables',
      sentTo: 'Envoyés à {{email}}.',
      account: 'Gestion du compte',
      accountNote: 'Sécurité, invitations, licence et dates d’évaluation.',
      alwaysOn: 'Toujours actif',
    },
    delivery: {
      title: 'La vie de votre organisation',
      lead: 'Choisissez où vous en êtes averti. Chaque changement est enregistré aussitôt.',
      subjects: {
        projects: 'Vos projets',
        people: 'Membres et rôles',
        requests: 'Demandes de ressources',
        evaluations: 'Fins d’évaluation',
      },
      notes: {
        projects: 'Quand vous entrez dans un projet, en sortez ou en devenez propriétaire.',
        people: 'Réponses aux invitations, départs de membres, changements de votre rôle.',
        requests: 'Ce que deviennent vos demandes. Ne peut pas être désactivé.',
        evaluations: 'Avant la fin d’une évaluation, puis à sa fin. Ne peut pas être désactivé.',
      },
      ways: {
        product: 'Dans le produit',
        mail: 'Par e\u2011mail',
        both: 'Dans le produit et par e\u2011mail',
        none: 'Jamais',
      },
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
      notif_corporate_events_news: 'Actualités et événements de l’entreprise',
      notif_corporate_events_newsNote: 'Salons, webinaires et rencontres près de chez vous.',
      permanent:
        'Désactiver <name>Recevoir nos actualités</name> est définitif. Pour vous réabonner, il faudra <link>nous contacter</link>.',
      over: 'Vous ne recevez plus nos actualités. <link>Contactez-nous</link> pour vous réabonner.',
    },
    question: 'Ne plus recevoir nos actualités\u202f?',
    warning: 'C’est définitif. Pour vous réabonner, il faudra nous contacter.',
    keep: 'Continuer à les recevoir',
    stop: 'Ne plus les recevoir',
  },
})
