import type { SpottedWord } from '@saywright/api/contract'
import type { Say } from '../messages/say.js'
import type { TestCase } from '../report/TestCase.js'

/** The result of a recording, with the wake word that was heard best. */
export interface WakeCase extends TestCase {
  /** The word that woke; `null` when none did. */
  readonly woken: string | null
  /** The wake word with the highest score, whether it woke or not; `null` when none was heard. */
  readonly nearest: string | null
  /** Score of `nearest`, from 0 to 10000. */
  readonly score: number | null
  readonly threshold: number
}

interface Spotted {
  readonly mustWake: boolean
  readonly threshold: number
  readonly heard: readonly SpottedWord[]
}

export function wakeCase(file: string, { mustWake, threshold, heard }: Spotted, say: Say): WakeCase {
  const [best] = heard.filter(({ role }) => role === 'wake').toSorted((one, other) => other.score - one.score)
  const isWoken = best !== undefined && best.score >= threshold
  const found = {
    ...{ woken: isWoken ? best.word : null, nearest: best?.word ?? null, score: best?.score ?? null },
    threshold,
  }
  const name = say(mustWake ? 'test.wake.must' : 'test.wake.mustNot', { file })
  if (isWoken === mustWake) return { name, status: 'passed', ...found }
  const values = { word: best?.word ?? '', score: best?.score ?? 0, threshold }
  const key = isWoken ? 'test.wake.woken' : best ? 'test.wake.below' : 'test.wake.nothing'
  return { name, status: 'failed', message: say(key, values), ...found }
}
