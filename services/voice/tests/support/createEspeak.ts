import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'

// A process of its own: a path, never an import.
const services = fileURLToPath(new URL('../../../', import.meta.url))

export interface Espeak {
  /** Speaks a sentence with a voice such as `fr` or `fr+f3`, at 22.05 kHz, mono. */
  speak(voice: string, text: string): Promise<{ samples: Int16Array; sampleRate: number }>
  close(): void
}

/** The espeak process of the product, as the source of clips. */
export function createEspeak(): Espeak {
  const main = join(services, 'voice-espeak/src/main.ts')
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const child = spawn(process.execPath, ['--no-deprecation', '--import', tsx, main], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const responses = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async speak(voice, text) {
      child.stdin.write(`${JSON.stringify({ id: 1, op: 'speak', lang: voice, voice, text, rate: 150 })}\n`)
      const response = JSON.parse((await responses.next()).value ?? 'null')
      const bytes = Buffer.from(response.pcm, 'base64')
      const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
      return { samples, sampleRate: response.sampleRate }
    },
    close: () => child.stdin.end(),
  }
}
