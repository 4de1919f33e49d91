import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import create from '@echogarden/svoxpico-wasm'
import { samplesOf } from '../speaking/samplesOf.js'
import { lingwareOf } from './lingware.js'

/** Speaks marked-up text as mono 16-bit samples at 16 kHz. */
export type SayText = (markedUp: string) => Int16Array<ArrayBuffer>

const memoryBytes = 2_500_000
const bufferBytes = 4096
const nameBytes = 200
const busy = 201

/**
 * Loads one language of SVOX Pico, in about half a second.
 *
 * @param folder folder with the lingware.
 * @throws Error when a file is missing, or the engine rejects it.
 */
export async function loadPico(folder: string, lang: string): Promise<SayText> {
  const [pico, ...files] = await Promise.all([
    create(),
    ...lingwareOf(lang).map((file) => readFile(join(folder, file))),
  ])
  const place = (bytes: Uint8Array) => {
    const address = pico._malloc(bytes.length)
    pico.HEAPU8.set(bytes, address)
    return address
  }
  const string = (value: string) => place(Buffer.from(`${value}\0`))
  const out = pico._malloc(4)
  const made = () => pico.getValue(out, 'i32')

  requireSuccess(pico._pico_initialize(pico._malloc(memoryBytes), memoryBytes, out))
  const system = made()
  const voice = string('voice')
  requireSuccess(pico._pico_createVoiceDefinition(system, voice))
  for (const [index, file] of files.entries()) {
    const path = `/${index}.bin`
    pico.FS.writeFile(path, file)
    requireSuccess(pico._pico_loadResource(system, string(path), out))
    const name = pico._malloc(nameBytes)
    requireSuccess(pico._pico_getResourceName(system, made(), name))
    requireSuccess(pico._pico_addResourceToVoiceDefinition(system, voice, name))
  }
  requireSuccess(pico._pico_newEngine(system, voice, out))
  const engine = made()
  const [buffer, taken, got, type] = [pico._malloc(bufferBytes), out, pico._malloc(4), pico._malloc(4)]

  return (markedUp) => {
    // The final zero byte marks the end of the sentence.
    const bytes = Buffer.from(`${markedUp}\0`)
    const text = place(bytes)
    const parts: Buffer[] = []
    for (let at = 0; at < bytes.length; at += pico.getValue(taken, 'i16')) {
      requireSuccess(pico._pico_putTextUtf8(engine, text + at, bytes.length - at, taken))
      let status = busy
      while (status === busy) {
        status = pico._pico_getData(engine, buffer, bufferBytes, got, type)
        const length = pico.getValue(got, 'i16')
        if (length > 0) parts.push(Buffer.from(pico.HEAPU8.slice(buffer, buffer + length)))
      }
      if (status < 0) throw new Error(`Pico ended with ${status}`)
    }
    pico._free(text)
    return samplesOf(Buffer.concat(parts))
  }
}

function requireSuccess(status: number): void {
  if (status !== 0) throw new Error(`Pico ended with ${status}`)
}
