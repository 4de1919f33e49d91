import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { voiceHome } from './realVoice.js'
import { type Measured, startMeasured } from './startMeasured.js'

const token = 'a-token-for-two-processes'

export interface MeasuredVoice extends Measured {
  readonly token: string
  /** The settings of a server that uses it. */
  readonly environment: { readonly VOICE_URL: string; readonly VOICE_TOKEN: string }
}

/** The voice service as the product starts it, in a process of its own. */
export async function aMeasuredVoice(): Promise<MeasuredVoice> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const measured = await startMeasured(['--import', tsx, `${voiceHome}src/main.ts`], {
    ...{ VOICE_PORT: '0', VOICE_TOKEN: token, VOICE_LOG_LEVEL: 'info' },
  })
  return { ...measured, token, environment: { VOICE_URL: measured.url, VOICE_TOKEN: token } }
}
