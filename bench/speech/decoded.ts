import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { extname } from 'node:path'

/** A piece of a sound. One that ends within a second is followed by silence until then. */
export interface Cut {
  readonly fromSeconds: number
  readonly seconds: number
}

/** A WAV file of 16 kHz, mono, beside the sound that it is decoded from once. */
export function decoded(sound: string, cut?: Cut): string {
  const piece = cut ? `-${cut.fromSeconds}-${cut.seconds}` : ''
  const file = `${sound.slice(0, -extname(sound).length)}${piece}-16k.wav`
  if (!existsSync(file)) {
    const cutting = cut
      ? ['-ss', `${cut.fromSeconds}`, '-t', `${cut.seconds}`, '-af', 'apad=whole_dur=1']
      : []
    const form = ['-ac', '1', '-ar', '16000', '-c:a', 'pcm_s16le']
    execFileSync('ffmpeg', ['-v', 'error', '-i', sound, ...cutting, ...form, file])
  }
  return file
}
