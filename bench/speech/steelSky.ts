import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { createResampler } from '@saywright/audio/signal'
import { cache, fetchPackage } from './packages.ts'
import { unpackRnc } from './unpackRnc.ts'

const name = 'beneath-a-steel-sky'
const firstSpeech = 50_000
const [headerBytes, entryBytes] = [22, 8]
const rate = 11_025
const [leastSeconds, maxSeconds] = [1, 9.5]
// Music and effects are elsewhere in its range of numbers, and not centred.
const maxOffset = 0.05

/** A line of an actor: mono PCM in [-1, 1] at 16 kHz. */
export interface Line {
  readonly name: string
  readonly samples: Float32Array
}

/**
 * The lines of the actors of an adventure game, of a Debian package that apt fetches once: 11 kHz, 8 bits, some compressed. Every
 * second one, because the others were used to choose operating points.
 *
 * @see the reader of the game's files in ScummVM, for their layout.
 */
export function* steelSkyLines(): Generator<Line> {
  const folder = join(cache, name)
  fetchPackage(name, folder)
  const files = join(folder, 'usr/share/scummvm', name)
  const index = readFileSync(join(files, 'sky.dnr'))
  const disk = openSync(join(files, 'sky.dsk'), 'r')
  let place = 0
  for (let at = 4; at + entryBytes <= index.length; at += entryBytes) {
    const number = index.readUInt16LE(at)
    if (number < firstSpeech) continue
    const bytes = soundAt(index, at, disk)
    const samples =
      bytes.length >= leastSeconds * rate ? Float32Array.from(bytes, (byte) => byte / 128 - 1) : undefined
    if (!samples || samples.length > maxSeconds * rate || Math.abs(mean(samples)) > maxOffset) continue
    place++
    if (place % 2 === 0) yield { name: String(number), samples: resampled(samples) }
  }
  closeSync(disk)
}

function soundAt(index: Buffer, at: number, disk: number): Buffer {
  const offset = index.readUIntLE(at + 2, 3)
  const stored = Buffer.alloc(index.readUIntLE(at + 5, 3) & 0x3f_ff_ff)
  const isShifted = (offset & 0x80_00_00) > 0
  readSync(disk, stored, 0, stored.length, (offset & 0x7f_ff_ff) * (isShifted ? 16 : 1))
  const packed = stored.indexOf('RNC\x01')
  return packed >= 0 && packed <= headerBytes * 2
    ? unpackRnc(stored.subarray(packed))
    : stored.subarray(headerBytes)
}

const mean = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample, 0) / samples.length

function resampled(samples: Float32Array): Float32Array {
  const resampler = createResampler(rate, 16_000)
  const [body, tail] = [resampler.write(samples), resampler.end()]
  const all = new Float32Array(body.length + tail.length)
  all.set(body)
  all.set(tail, body.length)
  return all
}
