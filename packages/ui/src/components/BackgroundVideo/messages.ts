import { defineMessages } from '../../i18n/Messages.js'

export const backgroundVideoMessages = defineMessages('ui.backgroundVideo', {
  'en-US': { pause: 'Pause the background', play: 'Play the background' },
  'fr-FR': { pause: 'Mettre l’arrière-plan en pause', play: 'Animer l’arrière-plan' },
})
