import type { TranslateOf } from '@saywright/ui/i18n'
import type { modelsMessages } from '../../../parts/models/messages.js'
import type { ProjectModel } from '../../../parts/models/projectModel.js'
import type { modelPageMessages } from '../messages.js'

const features = ['echo_cancelling', 'noise_reduction', 'source_separation', 'gain'] as const

interface Labels {
  readonly t: TranslateOf<typeof modelPageMessages>
  readonly ofModels: TranslateOf<typeof modelsMessages>
}

type Said = {
  readonly text: string
  readonly pronas?: string | null | undefined
  readonly phonemes?: string | null | undefined
}

/** A word, and how it is said where that is not as it is spelled. */
const said = ({ text, pronas, phonemes }: Said) => {
  const otherwise = pronas ?? phonemes
  return otherwise ? `${text} (${otherwise})` : text
}

/** Names and values of what a model holds. */
export function contentRows(model: ProjectModel, { t, ofModels }: Labels): (readonly [string, string])[] {
  const words = (list: readonly Said[]) => list.map(said).join(', ') || t('none')
  switch (model.type) {
    case 'voice_commands':
      return []
    case 'wake_word':
      return [
        [t('positive'), words(model.positive_words)],
        [t('negative'), words(model.negative_words)],
      ]
    case 'synthesis':
      return [[t('voice'), model.voice_id ?? ofModels('noVoice')]]
    case 'enhancement':
      return features.map((feature) => [ofModels(`features.${feature}`), t(model[feature] ? 'on' : 'off')])
    case 'biometrics':
      return [
        [t('mode'), ofModels(`modes.${model.mode}`)],
        [t('voicePrints'), model.voice_prints.map(({ name }) => name).join(', ') || t('noVoicePrint')],
      ]
  }
}
