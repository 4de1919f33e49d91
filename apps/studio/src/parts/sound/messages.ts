import { defineMessages } from '@saywright/ui/i18n'

export const soundMessages = defineMessages('studio.audioFiles.levels', {
  'en-US': {
    peak: 'Peak',
    mean: 'Mean level',
    clipped: 'Clipped places',
    decibels: '{{decibels}} dBFS',
    silent: 'Silence',
  },
  'fr-FR': {
    peak: 'Crête',
    mean: 'Niveau moyen',
    clipped: 'Endroits saturés',
    decibels: '{{decibels}}\u00a0dBFS',
    silent: 'Silence',
  },
})
