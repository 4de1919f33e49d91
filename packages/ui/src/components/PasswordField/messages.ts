import { defineMessages } from '../../i18n/Messages.js'

export const passwordFieldMessages = defineMessages('ui.passwordField', {
  'en-US': {
    show: 'Show password',
    capsLock: 'Caps Lock is on.',
    met: '(met)',
    notMet: '(not met yet)',
    progress: '{{met}} of {{total}} requirements met',
  },
  'fr-FR': {
    show: 'Afficher le mot de passe',
    capsLock: 'Le verrouillage des majuscules est activé.',
    met: '(remplie)',
    notMet: '(pas encore remplie)',
    progress: 'Exigences remplies\u00a0: {{met}} sur {{total}}',
  },
})
