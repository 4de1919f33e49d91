import { type LanguageUse, languageOf } from '../../catalogue/languages.js'
import type { ProjectTag, TagTechnology } from '../project/project.js'

/** The types of models of a project, in the order in which they are listed. */
export const modelTypes = ['voice_commands', 'wake_word', 'synthesis', 'enhancement', 'biometrics'] as const
export type ModelType = (typeof modelTypes)[number]

interface ModelNeeds {
  /** What must be delivered to the project. */
  readonly technology: TagTechnology
  /** What a language must be offered for; absent for a type whose models have no language. */
  readonly use?: LanguageUse
}

export const modelNeeds: Readonly<Record<ModelType, ModelNeeds>> = {
  voice_commands: { technology: 'asr', use: 'voice_strict_control_commands' },
  wake_word: { technology: 'wake-word', use: 'wake_word' },
  synthesis: { technology: 'tts', use: 'voice_synthesis' },
  enhancement: { technology: 'speech_enhancement' },
  biometrics: { technology: 'voice-biometrics' },
}

/** Codes of the languages in which a project may have models of a type: delivered to it, and offered for this use. */
export function modelLanguages(type: ModelType, tags: readonly ProjectTag[]): string[] {
  const { technology, use } = modelNeeds[type]
  if (!use) return []
  const delivered = tags.filter((tag) => tag.technology === technology).flatMap(({ langs }) => langs)
  return [...new Set(delivered)].filter((code) => languageOf(code)?.flags[use])
}

/**
 * Whether a project may have a model at all.
 *
 * @param language of the model; null where its type has none.
 */
export function isModelCovered(
  type: ModelType,
  language: string | null,
  tags: readonly ProjectTag[],
): boolean {
  const { technology, use } = modelNeeds[type]
  if (use) return language !== null && modelLanguages(type, tags).includes(language)
  return tags.some((tag) => tag.technology === technology)
}
