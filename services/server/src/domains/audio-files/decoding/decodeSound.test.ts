import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allAudioFileTypes, decodeWav } from '@saywright/audio/signal'
import { aDamagedFile, aSoundFile, seeded } from '@saywright/audio/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { DecodingFailure } from './DecodingFailure.js'
import { decodeSound } from './decodeSound.js'

/** As many damaged files as somebody asks for: a few in a normal run, `DAMAGED_FILES=100000` for a night. */
const asked = Number(process.env.DAMAGED_FILES ?? 70)
const each = Math.ceil(asked / allAudioFileTypes.length)
/** What `ffmpeg` hears is asked for when somebody wants to know: each file takes a twentieth of a second. */
const isCompared = process.env.DAMAGED_FILES !== undefined && spawnSync('ffmpeg', ['-version']).status === 0

const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
afterAll(() => rmSync(folder, { recursive: true }))

const maxSeconds = 10

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

  it('takes no damaged file that ffmpeg hears otherwise', async () => {
    const random = seeded(7)
    const files = [aSoundFile(type, 3), aSoundFile(type, 14)]
    const wrong: string[] = []
    for (let index = 0; index < each; index++) {
      const file = aDamagedFile(files[index % 2]!, random)
      const sound = await decodeSound(file, maxSeconds).catch((error) => {
        if (!(error instanceof DecodingFailure)) throw error
      })
      if (!sound || !isCompared) continue
      const heard = heardSeconds(file)
      // What it refuses, others may take.
      if (heard > 0 && Math.abs(heard - sound.durationSeconds) > 0.05)
        wrong.push(`${index}: ${sound.durationSeconds} s, and ${heard} s are heard`)
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

/** How many seconds come out of `ffmpeg`; 0 when it refuses the file. */
function heardSeconds(file: Uint8Array): number {
  const path = join(folder, 'file')
  writeFileSync(path, file)
  const options = ['-v', 'quiet', '-i', path, '-ac', '1', '-ar', '16000', '-f', 's16le', '-']
  return spawnSync('ffmpeg', options, { maxBuffer: 2 ** 28 }).stdout.length / 32_000
}
