import { defineMessages } from '../../i18n/Messages.js'

export const spectrogramMessages = defineMessages('ui.spectrogram', {
  'en-US': {
    utterance: 'Spectrogram of a spoken sentence',
    recording: 'Spectrogram, {{seconds}} s, 0 to {{kilohertz}} kHz',
    named: 'Spectrogram of {{name}}, {{seconds}} s, 0 to {{kilohertz}} kHz',
  },
  'fr-FR': {
    utterance: 'Spectrogramme d’une phrase prononcée',
    recording: 'Spectrogramme, {{seconds}}\u00a0s, de 0 à {{kilohertz}}\u00a0kHz',
    named: 'Spectrogramme de {{name}}, {{seconds}}\u00a0s, de 0 à {{kilohertz}}\u00a0kHz',
  },
})
