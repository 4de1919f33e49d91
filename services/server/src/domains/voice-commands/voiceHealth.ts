import { setTimeout as pause } from 'node:timers/promises'
import { listVoiceEngines, type ServerHealth } from '@saywright/api/contract'
import type { Context } from '../../context.js'

export type VoiceHealth = ServerHealth['voice']

// Everyone may call this: the voice service is not called each time.
const rememberedMilliseconds = 2000
const timeoutMilliseconds = 2000
/** How long a busy service is waited for; until it responds, its last response is used. */
const patienceMilliseconds = 100

interface Remembered {
  readonly until: number
  readonly health: Promise<VoiceHealth>
}

const remembered = new WeakMap<Context, Remembered>()

/** The capabilities of the speech engines; none when the voice service does not respond. */
export function voiceHealth(context: Context): Promise<VoiceHealth> {
  const now = performance.now()
  const known = remembered.get(context)
  if (known && now < known.until) return known.health
  const answer = askVoiceService(context)
  const health = known ? Promise.race([answer, pause(patienceMilliseconds, known.health)]) : answer
  remembered.set(context, { until: now + rememberedMilliseconds, health })
  // The next caller receives the final response.
  void answer.then(() => remembered.set(context, { until: now + rememberedMilliseconds, health: answer }))
  return health
}

async function askVoiceService({ voice }: Context): Promise<VoiceHealth> {
  try {
    const { engines } = await voice.send(listVoiceEngines, { timeoutMilliseconds })
    return engines.flatMap(({ id, languages }) =>
      languages.map(({ lang, quality, borrowed_from, scoring_version }) => ({
        ...{ engine: id, lang, quality },
        ...(borrowed_from && { borrowed_from }),
        ...(scoring_version !== undefined && { scoring_version }),
      })),
    )
  } catch {
    return []
  }
}
