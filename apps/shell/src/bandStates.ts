import type { Project, TagTechnology } from '@saywright/api/contract'
import type { BandState } from './components/BandGlyph/BandGlyph.js'
import type { Technology } from './components/technologies.js'

const technologyOf: Readonly<Record<TagTechnology, Technology>> = {
  'wake-word': 'wakeWord',
  asr: 'strictCommands',
  nlu: 'intentCommands',
  'voice-biometrics': 'biometrics',
  tts: 'synthesis',
  'free-speech': 'dictation',
  dictation: 'dictation',
  speech_enhancement: 'enhancement',
}

/** What the band glyph of a project shows: the technologies that its tags deliver. */
export function bandStates({ tags }: Pick<Project, 'tags'>): Partial<Record<Technology, BandState>> {
  return Object.fromEntries(tags.map(({ technology }) => [technologyOf[technology], 'delivered' as const]))
}
