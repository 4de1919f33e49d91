import { type Option, wireValue } from '../../catalogue/option.js'
import { operatingSystems } from '../../catalogue/platforms.js'
import {
  solutionCategories,
  solutionElectronics,
  solutionEndUsers,
  useEnvironments,
} from '../../catalogue/solutions.js'
import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { filled } from '../kernel/rules.js'
import { flag, list, object, oneOf, optional, text } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { faultsOfChoice } from './faults.js'
import { isOffered, offeredLanguages } from './languageNames.js'
import type { LanguageField } from './useCases.js'

/** Languages of a use case by their English names, each of them offered for it. */
/* @__NO_SIDE_EFFECTS__ */
const languageNames = (field: LanguageField) =>
  list(
    text({
      max: limits.nameMaxCharacters,
      rule: (name) => (isOffered(field, name) ? undefined : 'invalid'),
      [docs]: { example: 'French - France' },
    }),
    { max: offeredLanguages(field).length },
  )

/* @__NO_SIDE_EFFECTS__ */
const englishWords = <O extends Option>(options: readonly O[]) => oneOf(options.map(wireValue))

/* @__NO_SIDE_EFFECTS__ */
const severalOf = (options: readonly Option[]) => list(englishWords(options), { max: options.length })

/** The requested use cases and their languages. */
export const technologyFields = {
  tech_wake_word: flag(),
  tech_voice_strict_commands: flag(),
  tech_intent_based_commands: flag(),
  tech_voice_authentication: flag(),
  tech_voice_synthesis: flag(),
  tech_voice_dictation: flag(),
  tech_speech_enhancement: flag(),
  languages_wake_word: languageNames('languages_wake_word'),
  languages_voice_strict_commands: languageNames('languages_voice_strict_commands'),
  languages_voice_intent_commands: languageNames('languages_voice_intent_commands'),
  languages_voice_synthesis: languageNames('languages_voice_synthesis'),
  languages_voice_dictation: languageNames('languages_voice_dictation'),
} as const

/** The purpose of the technologies. */
export const solutionFields = {
  additional_comment: filled('Orders are picked by voice.', limits.messageMaxCharacters),
  solution_category: optional(severalOf(solutionCategories)),
  solution_operating_system: optional(severalOf(operatingSystems)),
  solution_electronic: optional(englishWords(solutionElectronics)),
  solution_end_user: optional(englishWords(solutionEndUsers)),
  solution_use_environment: optional(englishWords(useEnvironments)),
} as const

/** Resources that a request adds to a project: `diff_` is new, `before_` was delivered. */
export const differenceFields = {
  diff_tech_wake_word: flag(),
  diff_tech_voice_strict_commands: flag(),
  diff_tech_intent_based_commands: flag(),
  diff_tech_voice_authentication: flag(),
  diff_tech_voice_synthesis: flag(),
  diff_tech_voice_dictation: flag(),
  diff_tech_speech_enhancement: flag(),
  diff_languages_wake_word: languageNames('languages_wake_word'),
  diff_languages_voice_strict_commands: languageNames('languages_voice_strict_commands'),
  diff_languages_voice_intent_commands: languageNames('languages_voice_intent_commands'),
  diff_languages_voice_synthesis: languageNames('languages_voice_synthesis'),
  diff_languages_voice_dictation: languageNames('languages_voice_dictation'),
  before_languages_wake_word: languageNames('languages_wake_word'),
  before_languages_voice_strict_commands: languageNames('languages_voice_strict_commands'),
  before_languages_voice_intent_commands: languageNames('languages_voice_intent_commands'),
  before_languages_voice_synthesis: languageNames('languages_voice_synthesis'),
  before_languages_voice_dictation: languageNames('languages_voice_dictation'),
} as const

/** The request of a project for technologies. */
export const projectRequest = object(
  { ...technologyFields, ...solutionFields },
  { rule: (request) => faultsOfChoice(request) },
)
export type ProjectRequest = ValueOf<typeof projectRequest>
