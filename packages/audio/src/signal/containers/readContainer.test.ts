import { describe, expect, it } from 'vitest'
import { aDamagedFile } from '../../testing/aDamagedFile.js'
import { aSoundFile, big, bytesOf, little, oggPage } from '../../testing/aSoundFile.js'
import { seeded } from '../../testing/synthesise.js'
import { allAudioFileTypes } from '../fileType.js'
import { readAac, readContainer } from './readContainer.js'

const secondsOf = (file: Uint8Array) => readContainer(file)?.seconds
const zeros = (count: number) => new Uint8Array(count)

/** A tag of ID3v2 with so many bytes in it. */
const id3 = (size: number, flags = 0) =>
  bytesOf('ID3', 4, 0, flags, 0, 0, size >> 7, size & 0x7f, zeros(size))
const id3v1 = bytesOf('TAG', zeros(125))
const apeFooter = bytesOf('APETAGEX', little(2000, 4), little(32, 4), zeros(4), little(0, 4), zeros(8))

/** Tags around the sound. */
const around: readonly (readonly [string, (sound: Uint8Array) => Uint8Array, start: number])[] = [
  ['a tag', (sound) => bytesOf(id3(300), sound), 310],
  ['two tags', (sound) => bytesOf(id3(300), id3(20), sound), 340],
  ['a tag with a footer', (sound) => bytesOf(id3(300, 0x10), '3DI', zeros(7), sound), 320],
  ['a tag and padding that it does not count', (sound) => bytesOf(id3(10), zeros(1024), sound), 1044],
  ['a tag of the old kind at its end', (sound) => bytesOf(sound, id3v1), 0],
  ['a footer of APE', (sound) => bytesOf(sound, apeFooter), 0],
  ['both', (sound) => bytesOf(id3(5), id3(5), sound, apeFooter, id3v1), 30],
]

describe.each(allAudioFileTypes)('%s', (type) => {
  it('U-011 is recognized by its bytes, with its duration', () => {
    const file = aSoundFile(type, 2.5)
    expect(readContainer(file)).toMatchObject({ type, start: 0, end: file.length })
    expect(Math.abs(secondsOf(file)! - 2.5)).toBeLessThan(0.07)
  })

  it.each(around)(
    'U-013 lasts as long behind or before %s, and 14 s are never less',
    (_name, wrap, start) => {
      for (const seconds of [2, 14]) {
        const sound = aSoundFile(type, seconds)
        const container = readContainer(wrap(sound))
        expect(container).toMatchObject({ type, start, end: start + sound.length })
        expect(container?.seconds).toBe(secondsOf(sound))
      }
    },
  )

  it('reports nothing false for a file that ends early', () => {
    const whole = aSoundFile(type, 0.3)
    for (let length = 0; length < whole.length; length += 7)
      expect(secondsOf(whole.subarray(0, length)) ?? 0).toBeLessThanOrEqual(secondsOf(whole)!)
  })
})

describe('a false header', () => {
  const changed = (file: Uint8Array, place: number, ...bytes: number[]) => {
    const copy = file.slice()
    copy.set(bytes, place)
    return copy
  }
  const placeOf = (file: Uint8Array, mark: string) => String.fromCharCode(...file).indexOf(mark)

  it('makes no long FLAC short: its frames are counted', () => {
    expect(secondsOf(changed(aSoundFile('flac', 14), 22, ...big(16_000, 4)))).toBeUndefined()
    // A live stream does not state its length.
    expect(secondsOf(changed(aSoundFile('flac', 14), 22, 0, 0, 0, 0))).toBe(14)
  })

  it('makes no long Ogg short: its packets are counted', () => {
    const packets = Array.from({ length: 250 }, () => bytesOf(0xf8, 0xff, 0xfe))
    const head = oggPage(0, 0, 2, bytesOf('OpusHead', 1, 1, zeros(11)))
    const tags = oggPage(1, 0, 0, bytesOf('OpusTags', zeros(8)))
    const file = (end: number) => bytesOf(head, tags, oggPage(2, end, 4, ...packets))
    expect(secondsOf(file(240_000))).toBe(5)
    expect(secondsOf(file(48_000))).toBeUndefined()
  })

  it('makes no long M4A short: its packets are counted', () => {
    const file = aSoundFile('m4a', 14)
    const times = placeOf(file, 'stts') + 16
    expect(secondsOf(changed(file, times, ...big(64, 4)))).toBeUndefined()
    const scale = placeOf(file, 'mdhd') + 16
    expect(secondsOf(changed(file, scale, ...big(160_000, 4)))).toBeUndefined()
  })

  it('describes no packets of an M4A that it does not describe', () => {
    const file = aSoundFile('m4a', 2)
    const count = placeOf(file, 'stsd') + 8
    for (const descriptions of [0, 2, 193 * 65_536 + 1])
      expect(secondsOf(changed(file, count, ...big(descriptions, 4)))).toBeUndefined()
    const first = placeOf(file, 'stsc') + 12
    for (const chunk of [0, 2]) expect(secondsOf(changed(file, first, ...big(chunk, 4)))).toBeUndefined()
    const used = placeOf(file, 'stsc') + 20
    for (const description of [0, 2])
      expect(secondsOf(changed(file, used, ...big(description, 4)))).toBeUndefined()
  })

  it('ends no table and no description of an M4A beyond its box', () => {
    const file = aSoundFile('m4a', 2)
    const described = placeOf(file, 'stsd') + 12
    for (const size of [168, 225 * 65_536 + 72])
      expect(secondsOf(changed(file, described, ...big(size, 4)))).toBeUndefined()
    const chunks = placeOf(file, 'stco') + 8
    expect(secondsOf(changed(file, chunks, ...big(2, 4)))).toBeUndefined()
    // One size for all packets has no table; a table of sizes must be there.
    const sizes = placeOf(file, 'stsz') + 8
    expect(secondsOf(changed(file, sizes, ...big(0, 4)))).toBeUndefined()
  })

  it('hides no frames behind one that is too long', () => {
    const aac = aSoundFile('aac', 14)
    expect(secondsOf(changed(aac, 3 + 11 * 10, 0x43, 0xff))).toBeUndefined()
    const mp3 = aSoundFile('mp3', 14)
    const last = 288 * 380
    expect(secondsOf(changed(mp3, last + 2, 0xe8))).toBeUndefined()
  })
})

it.each([
  ['another RIFF', bytesOf('RIFF', zeros(4), 'AVI ')],
  ['a picture in boxes', bytesOf(big(24, 4), 'ftypavif', zeros(4), 'avifmif1', big(8, 4), 'moov')],
  ['Matroska that is no WebM', Uint8Array.from(aSoundFile('webm', 1)).fill(0x6d, 19, 23)],
  ['a PDF', bytesOf('%PDF-1.7')],
  ['a JPEG', bytesOf(0xff, 0xd8, 0xff, 0xe0)],
  ['a text in UTF-16', bytesOf(0xff, 0xfe, 0x41, 0, 0x42, 0)],
  ['a tag and nothing', id3(100)],
  ['nothing', zeros(0)],
  ['zeros', zeros(1000)],
])('U-011 takes %s for no sound', (_name, file) => expect(readContainer(file)).toBeUndefined())

it('ends with tags, boxes and elements without number', () => {
  const tags = new Uint8Array(5_000_000).map((_, at) => [0x49, 0x44, 0x33][at % 10] ?? 0)
  expect(readContainer(tags)).toBeUndefined()
  const boxes = bytesOf(
    big(16, 4),
    'ftypM4A ',
    zeros(4),
    ...Array.from({ length: 20_000 }, () => bytesOf(big(8, 4), 'free')),
  )
  expect(readContainer(boxes)).toBeUndefined()
  expect(readContainer(bytesOf(big(0, 4), 'ftyp', big(4, 4), 'moov'))).toBeUndefined()
})

it('gives the packets of AAC, out of either container', () => {
  const packets = (type: 'aac' | 'm4a') => {
    const file = aSoundFile(type, 1)
    return readAac(file, readContainer(file)!)
  }
  const expected = { rate: 16_000, objectType: 2, channelConfiguration: 1, skipped: 0 }
  for (const type of ['aac', 'm4a'] as const) {
    expect(packets(type)).toMatchObject(expected)
    expect(packets(type)?.packets).toEqual(Array.from({ length: 16 }, () => bytesOf(0, 0, 0, 7)))
  }
  const mp3 = aSoundFile('mp3', 1)
  expect(readAac(mp3, readContainer(mp3)!)).toBeUndefined()
})

// In WAV and FLAC the sample rate is in one place, and a frame of AAC is as long as it says: such files are shorter for all.
it.each(['mp3', 'ogg', 'm4a', 'webm'] as const)(
  'of damaged files of %s, none makes the reader fail, and no change makes 14 s short',
  (type) => {
    const random = seeded(42)
    const long = aSoundFile(type, 14)
    for (let count = 0; count < 300; count++) {
      const file = aDamagedFile(long, random)
      const seconds = secondsOf(file)
      if (file.length === long.length) expect(seconds ?? 14).toBeGreaterThan(10)
    }
  },
)
