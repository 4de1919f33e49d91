import { defineMessages } from '@saywright/ui/i18n'

export const microphonePickerMessages = defineMessages('audio.microphonePicker', {
  'en-US': {
    label: 'Microphone',
    system: 'That of the system',
    unnamed: 'Microphone {{number}}',
    twin: '{{name}}, number {{number}}',
    gone: 'The microphone that was chosen is gone. That of the system is used.',
  },
  'fr-FR': {
    label: 'Microphone',
    system: 'Celui du système',
    unnamed: 'Microphone {{number}}',
    twin: '{{name}}, numéro {{number}}',
    gone: 'Le microphone choisi n’est plus là. Celui du système est utilisé.',
  },
})
