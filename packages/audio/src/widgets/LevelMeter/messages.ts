import { defineMessages } from '@saywright/ui/i18n'

export const levelMeterMessages = defineMessages('audio.levelMeter', {
  'en-US': {
    silent: 'No sound',
    quiet: 'Quiet',
    good: 'Good level',
    loud: 'Loud',
    clipping: 'Too loud',
    silenceHint: 'No sound for 3 seconds. Check that the microphone is not muted.',
  },
  'fr-FR': {
    silent: 'Aucun son',
    quiet: 'Faible',
    good: 'Bon niveau',
    loud: 'Fort',
    clipping: 'Trop fort',
    silenceHint: 'Aucun son depuis 3 secondes. Vérifiez que le micro n’est pas coupé.',
  },
})
