import { defineMessages } from '@saywright/ui/i18n'

export const meaningMessages = defineMessages('studio.voiceCommands.meaning', {
  'en-US': {
    title: 'Meaning',
    intent: 'Intent',
    noIntent: 'No intent',
    view: 'Show the meaning as',
    tree: 'Tree',
    json: 'JSON',
    said: 'said “{{text}}”',
    times: '{{from}} to {{to}} s',
    inside: 'in {{name}}',
    copy: 'Copy',
    subject: 'the meaning',
    entities: 'Entities',
  },
  'fr-FR': {
    title: 'Sens',
    intent: 'Intention',
    noIntent: 'Aucune intention',
    view: 'Présentation du sens',
    tree: 'Arbre',
    json: 'JSON',
    said: 'dit «\u00a0{{text}}\u00a0»',
    times: '{{from}} à {{to}}\u00a0s',
    inside: 'dans {{name}}',
    copy: 'Copier',
    subject: 'le sens',
    entities: 'Entités',
  },
})
