import { defineMessages } from '../../i18n/Messages.js'

export const screenSizeGateMessages = defineMessages('ui.screenSizeGate', {
  'en-US': {
    title: 'This screen is too small',
    reason:
      'At least {{width}} by {{height}} pixels are needed here, and this window has {{ownWidth}} by {{ownHeight}}. Make it larger, or continue on another screen.',
  },
  'fr-FR': {
    title: 'Cet écran est trop petit',
    reason:
      'Il faut ici au moins {{width}} pixels sur {{height}}, et cette fenêtre en mesure {{ownWidth}} sur {{ownHeight}}. Agrandissez-la ou continuez sur un autre écran.',
  },
})
