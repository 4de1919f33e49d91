import { defineMessages } from '@saywright/ui/i18n'

export const microphonePickerMessages = defineMessages('audio.microphonePicker', {
  'en-US': {
    label: 'Microphone',
    system: 'System default',
    unnamed: 'Microphone {{number}}',
    twin: '{{name}}, number {{number}}',
    gone: 'The selected microphone is no longer connected. The system default is used.',
  },
  'fr-FR': {
    label: 'Microphone',
    system: 'Micro par défaut du système',
    unnamed: 'Microphone {{number}}',
    twin: '{{name}}, numéro {{number}}',
    gone: 'Le micro choisi n’est plus branché. Celui par défaut du système est utilisé.',
  },
})
