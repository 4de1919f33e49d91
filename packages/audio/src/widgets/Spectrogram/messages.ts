import { defineMessages } from '@saywright/ui/i18n'

export const spectrogramMessages = defineMessages('audio.spectrogram', {
  'en-US': {
    recording: 'Spectrogram, {{length}}, 0 to {{kilohertz}} kHz',
    named: 'Spectrogram of {{name}}, {{length}}, 0 to {{kilohertz}} kHz',
  },
  'fr-FR': {
    recording: 'Spectrogramme, {{length}}, de 0 à {{kilohertz}}\u00a0kHz',
    named: 'Spectrogramme de {{name}}, {{length}}, de 0 à {{kilohertz}}\u00a0kHz',
  },
})
