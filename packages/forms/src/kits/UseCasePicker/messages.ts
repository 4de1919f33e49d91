import { defineMessages, type Messages } from '@saywright/ui/i18n'

const enUS = {
  label: 'Use cases',
  hint: 'Choose at least one use case. You can ask for others later.',
  selected: '{{chosen}} of {{total}} selected',
  languages_one: '{{count}} language',
  languages_other: '{{count}} languages',
  noLanguage: 'No language to choose',
  about: {
    tech_wake_word: 'Listen for a phrase of your own, offline.',
    tech_voice_strict_commands: 'A closed grammar: exact wording, and what each sentence means.',
    tech_intent_based_commands:
      'The same voice-command models: sentences of a grammar, with intents and entities.',
    tech_voice_authentication: 'Recognize who is speaking from a voice print.',
    tech_voice_synthesis: 'Turn text into speech with a choice of voices.',
    tech_voice_dictation: 'Write down what is said, without a grammar.',
    tech_speech_enhancement:
      'Reduce noise and echo before recognition. Offered because a wake word, commands or dictation is chosen.',
  },
} as const

const frFR = {
  label: 'Cas d’usage',
  hint: 'Choisissez au moins un cas d’usage. Vous pourrez en demander d’autres plus tard.',
  selected: '{{chosen}} sur {{total}} choisis',
  languages_one: '{{count}} langue',
  languages_many: '{{count}} langues',
  languages_other: '{{count}} langues',
  noLanguage: 'Sans langue à choisir',
  about: {
    tech_wake_word: 'Détecter une phrase de votre choix, hors ligne.',
    tech_voice_strict_commands:
      'Une grammaire fermée\u00a0: formulation exacte, et le sens de chaque phrase.',
    tech_intent_based_commands:
      'Les mêmes modèles de commandes vocales\u00a0: les phrases d’une grammaire, avec intentions et entités.',
    tech_voice_authentication: 'Reconnaître la personne qui parle grâce à son empreinte vocale.',
    tech_voice_synthesis: 'Transformer un texte en parole, avec un choix de voix.',
    tech_voice_dictation: 'Transcrire ce qui est dit, sans grammaire.',
    tech_speech_enhancement:
      'Réduire le bruit et l’écho avant la reconnaissance. Proposée car un mot de réveil, des commandes ou la dictée sont choisis.',
  },
} satisfies Messages<typeof enUS>

export const useCaseMessages = defineMessages('forms.useCases', { 'en-US': enUS, 'fr-FR': frFR })
