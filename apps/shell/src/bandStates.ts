import { type Project, type TagTechnology, useCaseFlags, useCaseOf } from '@saywright/api/contract'
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

/** The resources of a project, and its requests. */
type Asking = Pick<Project, 'tags'> & Partial<Pick<Project, 'deals' | 'deal_id'>>

/** The technologies that the open request of a project would add. */
function requested({ deals, deal_id }: Asking): Technology[] {
  const open = deals?.find((deal) => deal.deal_id === deal_id)
  return useCaseFlags
    .filter((flag) => open?.[`diff_${flag}`])
    .map((flag) => technologyOf[useCaseOf[flag].technology])
}

/** The states of a project's band glyph: the technologies that its tags deliver, and those that its open request adds. */
export function bandStates(project: Asking): Partial<Record<Technology, BandState>> {
  return Object.fromEntries([
    ...requested(project).map((technology) => [technology, 'requested' as const]),
    ...project.tags.map(({ technology }) => [technologyOf[technology], 'delivered' as const]),
  ])
}
