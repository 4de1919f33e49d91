import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allAudioFileTypes, decodeWav, millisecondsOf } from '@saywright/audio/signal'
import { aDamagedFile, aSoundFile, seeded } from '@saywright/audio/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { DecodingFailure } from './DecodingFailure.js'
import { type DecodedSound, decodeSound } from './decodeSound.js'

/** As many damaged files as somebody asks for: a few in a normal run, 100,000 by `npm run sounds`. */
const asked = Number(process.env.DAMAGED_FILES ?? 70)
/** The same files each time; another seed damages others. */
const seed = Number(process.env.DAMAGED_SEED ?? 7)
const each = Math.ceil(asked / allAudioFileTypes.length)
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
if (process.env.DAMAGED_FILES !== undefined && !hasFfmpeg)
  throw new Error('ffmpeg is missing: damaged files are compared with what it decodes')
/** For one file, of a machine that has other work. */
const fileMilliseconds = 2000

const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
afterAll(() => rmSync(folder, { recursive: true }))

const maxSeconds = 10
/** By which compressed recordings may be longer (rule U-013). */
const paddingSeconds = 0.1
const timeout = 180_000 + each * fileMilliseconds

async function reasonOf(file: Uint8Array): Promise<string | undefined> {
  try {
    await decodeSound(file, maxSeconds)
    return undefined
  } catch (error) {
    if (error instanceof DecodingFailure) return error.reason
    throw error
  }
}

describe.each(allAudioFileTypes)('%s', (type) => {
  it('U-013 becomes what recognizers take, and lasts as long as it does', async () => {
    const sound = await decodeSound(aSoundFile(type, 2), maxSeconds)
    expect(Math.abs(sound.durationSeconds - 2)).toBeLessThan(0.07)
    expect(sound.peaks).toHaveLength(64)
    const { channels, sampleRate } = decodeWav(sound.speech ?? aSoundFile('wav', 2))
    expect([channels.length, sampleRate]).toEqual([1, 16_000])
    expect(channels[0]!.length / sampleRate).toBeCloseTo(sound.durationSeconds, 2)
  })

  it('U-013 takes ten seconds and refuses eleven', async () => {
    expect((await decodeSound(aSoundFile(type, 10), maxSeconds)).durationSeconds).toBeLessThanOrEqual(10)
    expect(await reasonOf(aSoundFile(type, 11))).toBe('tooLong')
  })

  it('takes no damaged file that ffmpeg decodes to another duration', { timeout }, async () => {
    const random = seeded(seed)
    const files = [aSoundFile(type, 3), aSoundFile(type, 14)]
    const wrong: string[] = []
    for (let index = 0; index < each; index++) {
      const file = aDamagedFile(files[index % 2]!, random)
      const sound = await decodeSound(file, maxSeconds).catch((error) => {
        if (!(error instanceof DecodingFailure)) throw error
      })
      if (!sound) continue
      const seconds = decodedSeconds(sound, file)
      if (seconds > maxSeconds + paddingSeconds) wrong.push(`${index}: ${seconds} s are too long`)
      if (!hasFfmpeg) continue
      const expected = ffmpegSeconds(file)
      if (Math.abs(expected - seconds) > 0.05)
        wrong.push(`${index}: ${seconds} s, and ${expected} s by ffmpeg`)
    }
    expect(wrong).toEqual([])
  })
})

it('decodes a tone of FLAC to the same samples as WAV', async () => {
  const { speech } = await decodeSound(aSoundFile('flac', 1), maxSeconds)
  expect(decodeWav(speech!)).toEqual(decodeWav(aSoundFile('wav', 1)))
})

it.each([
  ['words', Buffer.from('words'), 'unsupportedType'],
  ['a FLAC whose last frame is cut', aSoundFile('flac', 1).subarray(0, -100), 'unreadable'],
  ['a WAV without sound', aSoundFile('wav', 1).subarray(0, 44), 'unreadable'],
])('refuses %s', async (_name, file, reason) => expect(await reasonOf(file)).toBe(reason))

/** How long the sound is that was decoded, of WAV that of the file itself. */
function decodedSeconds({ speech, durationSeconds }: DecodedSound, file: Uint8Array): number {
  if (!speech) return Math.max(durationSeconds, millisecondsOf(decodeWav(file)) / 1000)
  return millisecondsOf(decodeWav(speech)) / 1000
}

/** How many seconds come out of `ffmpeg`; 0 when it refuses the file. */
function ffmpegSeconds(file: Uint8Array): number {
  const path = join(folder, 'file')
  writeFileSync(path, file)
  // Its first channel alone: of eleven without a layout it knows no mix.
  const options = ['-v', 'quiet', '-i', path, '-af', 'pan=mono|c0=c0', '-ar', '16000', '-f', 's16le', '-']
  return spawnSync('ffmpeg', options, { maxBuffer: 2 ** 28 }).stdout.length / 32_000
}
