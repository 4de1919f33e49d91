import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BodyOf, recognizeSpeech, SpeechRecognition } from '@saywright/api/contract'

import { formOf } from './formOf.js'

export const token = 'a-token-for-these-tests'

export interface VoiceProcess {
  readonly child: ChildProcess
  readonly url: string
  /** Milliseconds from the start of the process until it listened. */
  readonly startMilliseconds: number
  /** Sends a form, or a text as JSON. */
  post(body: object | string, authorization?: string): Promise<Response>
  recognize(
    body: Omit<BodyOf<typeof recognizeSpeech>, 'audio'> & { audio: Buffer },
  ): Promise<SpeechRecognition>
  stop(): Promise<void>
}

/** The service as it runs in the product: a process of its own, on a free port. */
export async function startVoiceProcess(env: NodeJS.ProcessEnv = {}): Promise<VoiceProcess> {
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const started = performance.now()
  const child = spawn(process.execPath, ['--no-deprecation', '--import', tsx, main], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, VOICE_PORT: '0', VOICE_TOKEN: token, ...env },
  })
  const url = await listening(child)
  const startMilliseconds = performance.now() - started
  const post = (body: object | string, authorization = `Bearer ${token}`) =>
    fetch(`${url}/v1/asr/recognize`, {
      method: 'POST',
      headers: {
        Authorization: authorization,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      body: typeof body === 'string' ? body : formOf(body),
    })
  return {
    child,
    url,
    startMilliseconds,
    post,
    async recognize({ audio, ...body }) {
      const response = await post({ ...body, audio })
      const recognized = await response.json()
      if (!response.ok) throw new Error(JSON.stringify(recognized))
      return recognized as SpeechRecognition
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function listening(
  child: ChildProcess & { stdout: NonNullable<ChildProcess['stdout']> },
): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/[\d.]+:\d+/.exec(line)?.[0]
    if (!url) continue
    child.stdout.resume()
    return url
  }
  throw new Error('The voice service ended before it listened')
}
