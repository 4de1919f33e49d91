import { defineMessages } from '../../i18n/Messages.js'

export const codeEditorMessages = defineMessages('ui.codeEditor', {
  'en-US': {
    leave: 'To leave the editor with the keyboard, press Escape, then Tab.',
    noProblem: 'No problem',
    errors_one: '{{count}} error',
    errors_other: '{{count}} errors',
    warnings_one: '{{count}} warning',
    warnings_other: '{{count}} warnings',
    errorsAndWarnings: '{{errors}}, {{warnings}}',
  },
  'fr-FR': {
    leave: 'Pour quitter l’éditeur au clavier, appuyez sur Échap, puis sur Tab.',
    noProblem: 'Aucun problème',
    errors_one: '{{count}} erreur',
    errors_many: '{{count}} d’erreurs',
    errors_other: '{{count}} erreurs',
    warnings_one: '{{count}} avertissement',
    warnings_many: '{{count}} d’avertissements',
    warnings_other: '{{count}} avertissements',
    errorsAndWarnings: '{{errors}}, {{warnings}}',
  },
})
