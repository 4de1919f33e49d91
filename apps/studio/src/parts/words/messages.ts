import { defineMessages } from '@saywright/ui/i18n'

export const wordMessages = defineMessages('studio.voiceCommands.words', {
  'en-US': { times: '{{from}} to {{to}} s', play: 'Play', words: 'Words' },
  'fr-FR': { times: '{{from}} à {{to}}\u00a0s', play: 'Écouter', words: 'Mots' },
})
