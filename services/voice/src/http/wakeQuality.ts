import type { CommandRecognizer, WakeWordSpotter } from '@saywright/engines/recognition'

export type Spotter = WakeWordSpotter & Pick<CommandRecognizer, 'engine'>

/** How well the words of a language are found, and the version of their scores. */
export function wakeQualityOf(spotter: Spotter, lang: string) {
  const quality = spotter.engine.languages.find((language) => language.lang === lang)?.quality
  const scoring_version = spotter.wakeScoringVersionOf(lang)
  return { ...(quality && { quality }), ...(scoring_version !== undefined && { scoring_version }) }
}
