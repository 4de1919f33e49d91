import { defineMessages } from '@saywright/ui/i18n'

export const waveformPlayerMessages = defineMessages('audio.waveformPlayer', {
  'en-US': {
    play: 'Play {{label}}',
    pause: 'Pause {{label}}',
    loading: 'Loading {{label}}',
    retry: 'Try {{label}} again',
    position: 'Position in {{label}}',
    place: '{{position}} of {{duration}}',
    region: '{{label}}: from {{start}} to {{end}}.',
    missing: 'Audio file not found. It may have been deleted.',
    failed: 'The audio could not be played. Try again, or replace the file.',
    unsupported: 'This browser cannot play audio. Update it, then try again.',
  },
  'fr-FR': {
    play: 'Écouter {{label}}',
    pause: 'Mettre {{label}} en pause',
    loading: 'Chargement de {{label}}',
    retry: 'Réessayer {{label}}',
    position: 'Position dans {{label}}',
    place: '{{position}} sur {{duration}}',
    region: '{{label}}\u00a0: de {{start}} à {{end}}.',
    missing: 'Fichier audio introuvable. Il a peut-être été supprimé.',
    failed: 'La lecture audio a échoué. Réessayez ou remplacez le fichier.',
    unsupported: 'Ce navigateur ne peut pas lire l’audio. Mettez-le à jour, puis réessayez.',
  },
})
