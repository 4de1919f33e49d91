// Prints, as JSON, the recognition results of sixteen simultaneous speakers while a large grammar was compiled, and how long
// health waited.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer, startChild } from '../../services/server/tests/support/childServer.js'
import { aListener, samplesOf, silence } from '../../services/voice/tests/support/aListener.js'
import { startVoiceProcess, token } from '../../services/voice/tests/support/startVoiceProcess.js'
import { watchHealth } from '../lib/watchHealth.js'

export interface Measured {
  readonly heard: number
  readonly said: number
  readonly compiled: string
  /** Longest response of `GET /api/health`. */
  readonly healthMilliseconds: number
  /** Of each session, from its first sample to its last sentence. */
  readonly sessionMilliseconds: readonly number[]
}

const [callers, sessionsOfEach, sentences] = [4, 4, 3]
const recording = new URL('../../services/voice/tests/audio/go-forward-ten-meters.wav', import.meta.url)
const person = samplesOf(readFileSync(recording))
const spoken = 'go forward ten meters'
const jsgf = '#JSGF V1.0; grammar g; public <go> = go (forward | backward) (one | ten) (meters | steps);'

const words =
  'one two three four five six seven eight nine ten go stop left right up down light door lamp red'.split(' ')
const alternatives = words
  .flatMap((a) => words.flatMap((b) => words.map((c) => `${a} ${b} ${c}`)))
  .slice(0, 4000)
const large = `#JSGF V1.0; grammar large; public <all> = ${alternatives.join(' | ')};`

await bundleServer()
const folder = mkdtempSync(join(tmpdir(), 'saywright-listening-'))
const voice = await startVoiceProcess()
const server = startChild({
  SAYWRIGHT_DATA_DIR: folder,
  VOICE_URL: voice.url,
  VOICE_TOKEN: token,
  LOG_LEVEL: 'info',
})
const health = watchHealth(await server.url)

async function listen(caller: string) {
  const listener = await aListener(voice.url)
  listener.ask({ type: 'init', data: { lang: 'en-US', jsgf, caller, partial: true, silence_ms: 500 } })
  await listener.next('ready')
  return listener
}

async function converse(listener: Awaited<ReturnType<typeof aListener>>) {
  const began = performance.now()
  let heard = 0
  for (let left = sentences; left > 0; left--) {
    listener.say(person)
    listener.say(silence(700))
    const { recognition } = await listener.next('final')
    if (recognition.hypotheses[0]?.text === spoken) heard += 1
  }
  const milliseconds = performance.now() - began
  listener.close()
  return { heard, milliseconds }
}

try {
  const listeners = await Promise.all(
    Array.from({ length: callers * sessionsOfEach }, (_, at) => listen(`caller ${at % callers}`)),
  )
  await health.longest()
  const audio = readFileSync(recording).toString('base64')
  const compiling = voice.post({ lang: 'en-US', jsgf: large, audio, caller: 'compiler' })
  const sessions = await Promise.all(listeners.map(converse))
  const compiled = await compiling
  const measured: Measured = {
    heard: sessions.reduce((sum, { heard }) => sum + heard, 0),
    said: sessions.length * sentences,
    compiled: compiled.ok ? 'taken' : `${compiled.status} ${JSON.stringify(await compiled.json())}`,
    healthMilliseconds: await health.longest(),
    sessionMilliseconds: sessions.map(({ milliseconds }) => milliseconds),
  }
  process.stdout.write(JSON.stringify([measured]))
} finally {
  await health.stop()
  server.child.kill()
  await server.ended
  await voice.stop()
  rmSync(folder, { recursive: true, force: true })
}
