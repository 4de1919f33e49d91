import { defineMessages } from '@saywright/ui/i18n'

/** The names of the seven technologies. */
export const technologyMessages = defineMessages('console.technologies', {
  'en-US': {
    wakeWord: 'Wake word',
    strictCommands: 'Strict voice commands',
    intentCommands: 'Intent-based commands',
    biometrics: 'Voice authentication',
    synthesis: 'Voice synthesis',
    dictation: 'Voice dictation',
    enhancement: 'Speech enhancement',
  },
  'fr-FR': {
    wakeWord: 'Mot de réveil',
    strictCommands: 'Commandes vocales strictes',
    intentCommands: 'Commandes par intention',
    biometrics: 'Authentification vocale',
    synthesis: 'Synthèse vocale',
    dictation: 'Dictée vocale',
    enhancement: 'Amélioration de la parole',
  },
})
