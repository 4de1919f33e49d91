import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

// A process of its own: a path, never an import.
export const voiceHome = fileURLToPath(new URL('../../../voice/', import.meta.url))

export interface RealVoice {
  readonly child: ChildProcess
  readonly url: string
  /** The settings of a server that uses it. */
  readonly environment: { readonly VOICE_URL: string; readonly VOICE_TOKEN: string }
}

const token = 'a-token-for-two-processes'

/** Starts the voice service as the product does. @param port a free one unless said. */
export async function startRealVoice(port = '0'): Promise<RealVoice> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const child = spawn(process.execPath, ['--no-deprecation', '--import', tsx, `${voiceHome}src/main.ts`], {
    env: { PATH: process.env.PATH, VOICE_PORT: port, VOICE_TOKEN: token, VOICE_LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (piece) => {
      const found = /listening at (http:[^"\s]+)/.exec(String(piece))?.[1]
      if (found) resolve(found)
    })
    child.on('exit', (code) => reject(new Error(`The voice service ended with ${code}`)))
  })
  return { child, url, environment: { VOICE_URL: url, VOICE_TOKEN: token } }
}
