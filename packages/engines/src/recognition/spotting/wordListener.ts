import { loadSilero } from '../listening/loadSilero.js'
import { earOf } from '../soundswallower/earOf.js'
import { loadEngine } from '../soundswallower/engine.js'
import type { HearRequest, PrepareWordsRequest, Stage } from '../soundswallower/messages.js'
import { liveEars } from '../soundswallower/models.js'
import { createSpotter, type Spotter, type Spotting } from './createSpotter.js'

/** Finds wake words in sound that comes piece by piece. */
export interface WordListener {
  prepare(request: Omit<PrepareWordsRequest, 'op'>, onStage: (stage: Stage) => void): void
  hear(request: Omit<HearRequest, 'op'>): Spotting
}

/** Loads a model for one session, with all ears that a voice may need: who speaks is known when somebody has. */
export async function loadWordListener(model: string): Promise<WordListener> {
  const silero = loadSilero()
  const ears = await Promise.all(
    liveEars(model).map(async (ear) => {
      const engine = await loadEngine(model, ear)
      const finder = await engine.load({ hasDictionary: false, isComparable: false })
      const judge = await engine.load({ hasDictionary: false, isComparable: true })
      return { ear, finder, judge }
    }),
  )
  let spotter: Spotter | undefined
  return {
    prepare({ lang, words, from }, onStage) {
      onStage('compiling')
      const said = words.map((word) => word.said)
      const built = ears.map((ear) => ({ ...ear, partOf: ear.finder.setKeywords(said) }))
      onStage('listening')
      silero.reset()
      const [first] = built
      if (!first) throw new Error('A session has an ear')
      const earFor = (samples: Float32Array) => {
        const wanted = built.length > 1 ? earOf(model, samples) : first.ear
        return built.find(({ ear }) => ear === wanted) ?? first
      }
      spotter = createSpotter({ lang, words, silero, earFor, from })
    },
    hear({ samples, isLast }) {
      if (!spotter) throw new Error('Nothing was prepared')
      return spotter.hear(samples, isLast)
    },
  }
}
