import { defineMessages } from '@saywright/ui/i18n'

export const spectrogramMessages = defineMessages('audio.spectrogram', {
  'en-US': {
    recording: 'Spectrogram, {{seconds}} s, 0 to {{kilohertz}} kHz',
    named: 'Spectrogram of {{name}}, {{seconds}} s, 0 to {{kilohertz}} kHz',
  },
  'fr-FR': {
    recording: 'Spectrogramme, {{seconds}}\u00a0s, de 0 à {{kilohertz}}\u00a0kHz',
    named: 'Spectrogramme de {{name}}, {{seconds}}\u00a0s, de 0 à {{kilohertz}}\u00a0kHz',
  },
})
