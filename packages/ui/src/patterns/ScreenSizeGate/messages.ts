import { defineMessages } from '../../i18n/Messages.js'

export const screenSizeGateMessages = defineMessages('ui.screenSizeGate', {
  'en-US': {
    title: 'This screen is too small',
    reason:
      'It takes {{width}} by {{height}} pixels to see everything here at once, and this window has {{ownWidth}} by {{ownHeight}}. Make it larger, continue on another screen, or open it anyway and scroll.',
    openAnyway: 'Open anyway',
  },
  'fr-FR': {
    title: 'Cet écran est trop petit',
    reason:
      'Il faut {{width}} pixels sur {{height}} pour tout voir ici à la fois, et cette fenêtre en mesure {{ownWidth}} sur {{ownHeight}}. Agrandissez-la, continuez sur un autre écran, ou ouvrez quand même et faites défiler.',
    openAnyway: 'Ouvrir quand même',
  },
})
