import type { TranslateOf } from '@saywright/ui/i18n'
import type { modelsMessages } from './messages.js'
import type { ProjectModel } from './projectModel.js'

const features = ['echo_cancelling', 'noise_reduction', 'source_separation', 'gain'] as const

/** What a model holds, in a few words; of voice commands its list does not say it. */
export function factsOf(model: ProjectModel, t: TranslateOf<typeof modelsMessages>): string | undefined {
  switch (model.type) {
    case 'voice_commands':
      return undefined
    case 'wake_word':
      return t('words', {
        positive: t('positive', { count: model.positive_words.length }),
        negative: t('negative', { count: model.negative_words.length }),
      })
    case 'synthesis':
      return model.voice_id === null ? t('noVoice') : t('voice', { voice: model.voice_id })
    case 'enhancement': {
      const on = features.filter((feature) => model[feature]).map((feature) => t(`features.${feature}`))
      return on.join(', ') || t('features.none')
    }
    case 'biometrics':
      return t(`modes.${model.mode}`)
  }
}
