import { listVoiceEngines, type ServerHealth } from '@saywright/api/contract'
import type { Context } from '../../context.js'

export type VoiceHealth = ServerHealth['voice']

// Everyone may ask: the voice service is not asked each time.
const rememberedMilliseconds = 2000
const timeoutMilliseconds = 2000

const remembered = new WeakMap<Context, { readonly until: number; readonly health: Promise<VoiceHealth> }>()

/** What the speech engines can do now; none when the voice service does not answer. */
export function voiceHealth(context: Context): Promise<VoiceHealth> {
  const now = performance.now()
  const known = remembered.get(context)
  if (known && now < known.until) return known.health
  const health = askVoiceService(context)
  remembered.set(context, { until: now + rememberedMilliseconds, health })
  return health
}

async function askVoiceService({ voice }: Context): Promise<VoiceHealth> {
  try {
    const { engines } = await voice.send(listVoiceEngines, { timeoutMilliseconds })
    return engines.flatMap(({ id, languages }) =>
      languages.map(({ lang, quality }) => ({ engine: id, lang, quality })),
    )
  } catch {
    return []
  }
}
