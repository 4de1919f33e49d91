import { languageOf } from '@saywright/api/catalogue'
import type { Project } from '@saywright/api/contract'

/** Codes of the languages in which a project may have strict voice commands: those delivered to it for recognition. */
export function strictLanguages({ tags }: Pick<Project, 'tags'>): string[] {
  const delivered = tags.filter(({ technology }) => technology === 'asr').flatMap(({ langs }) => langs)
  return [...new Set(delivered)].filter((code) => languageOf(code)?.flags.voice_strict_control_commands)
}

/** Whether an engine that comes with the product can recognize a language. */
export function hasEngine(code: string): boolean {
  return code.startsWith('eng-') || code.startsWith('fra-')
}
