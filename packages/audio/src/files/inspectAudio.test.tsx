import { describe, expect, it } from 'vitest'
import { encodeWav } from '../signal/encodeWav.js'
import { aSoundFile } from '../testing/aSoundFile.js'
import { aTone, aVoice, aWavFile } from '../testing/synthesise.js'
import { inspectAudio } from './inspectAudio.js'

const limits = { maxBytes: 5 * 1024 * 1024, maxMilliseconds: 10_000 }
const reasonOf = async (file: File, some = limits) => {
  const inspection = await inspectAudio(file, some)
  return inspection.status === 'refused' ? inspection.reason : 'accepted'
}
/** Of ID3v2, with twenty bytes in it. */
const tag = Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 20, ...new Uint8Array(20)])
const wav = (seconds: number, name = 'a.wav') => aWavFile(name, aVoice(1, { seconds }))

/** A sound in a kind that this browser can write. */
async function recordedWebm(): Promise<File> {
  const context = new AudioContext()
  const destination = context.createMediaStreamDestination()
  const oscillator = context.createOscillator()
  oscillator.connect(destination)
  oscillator.start()
  const recorder = new MediaRecorder(destination.stream, { mimeType: 'audio/webm;codecs=opus' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.start()
  await new Promise((resolve) => setTimeout(resolve, 600))
  await new Promise((resolve) => {
    recorder.onstop = resolve
    recorder.stop()
  })
  await context.close()
  return new File(parts, 'tone.webm', { type: 'audio/webm' })
}

describe('inspectAudio', () => {
  it('reports the format of a WAV file', async () => {
    const inspection = await inspectAudio(wav(2), limits)
    expect(inspection).toMatchObject({
      status: 'accepted',
      info: {
        type: 'wav',
        milliseconds: 2000,
        bytes: 64_044,
        channelCount: 1,
        sampleRate: 16_000,
        isRecommended: true,
      },
    })
  })

  it.each([
    [16_000, true],
    [15_999, false],
    [16_001, false],
    [44_100, false],
  ])('U-014 a WAV of %i Hz is recommended: %s', async (sampleRate, isRecommended) => {
    const file = aWavFile('a.wav', aTone(440, { sampleRate }), sampleRate)
    expect(await inspectAudio(file, limits)).toMatchObject({
      status: 'accepted',
      info: { isRecommended, sampleRate },
    })
  })

  it('U-013± accepts 10 seconds and refuses 10.01', async () => {
    expect(await reasonOf(wav(10))).toBe('accepted')
    expect(await reasonOf(wav(10.01))).toBe('tooLong')
  })

  it('U-012± accepts a file of 5 MB and refuses one byte more', async () => {
    const header = 44
    const samples = Float32Array.from({ length: (5_242_880 - header) / 2 }, (_, at) => Math.sin(at / 50) / 2)
    const file = aWavFile('a.wav', samples, 192_000)
    const long = { ...limits, maxMilliseconds: 20_000 }
    expect(file.size).toBe(5_242_880)
    expect(await reasonOf(file, long)).toBe('accepted')
    expect(await reasonOf(new File([file, 'x'], 'a.wav', { type: 'audio/wav' }), long)).toBe('tooLarge')
  })

  it('accepts the largest size of whatever limit, and refuses one byte more', async () => {
    const file = wav(1)
    expect(await reasonOf(file, { ...limits, maxBytes: file.size })).toBe('accepted')
    expect(await reasonOf(file, { ...limits, maxBytes: file.size - 1 })).toBe('tooLarge')
  })

  it('U-011 decodes formats of the browser', async () => {
    const inspection = await inspectAudio(await recordedWebm(), limits)
    expect(inspection).toMatchObject({ status: 'accepted', info: { type: 'webm', sampleRate: undefined } })
  })

  it.each([
    ['nothing', new File([], 'a.wav'), 'empty'],
    ['words', new File(['plain words'], 'a.txt', { type: 'text/plain' }), 'unsupportedType'],
    ['words named as sound', new File(['plain words'], 'a.mp3', { type: 'audio/mpeg' }), 'notAudio'],
    ['WAV named as MP3', wav(1, 'a.mp3'), 'accepted'],
    [
      'WAV of a type that nobody knows',
      new File([wav(1)], 'a.wav', { type: 'audio/vnd.dlna.lpcm' }),
      'accepted',
    ],
    ['a FLAC behind two tags', new File([tag, tag, aSoundFile('flac', 1)], 'a.flac'), 'accepted'],
    ['a FLAC of 14 s behind two tags', new File([tag, tag, aSoundFile('flac', 14)], 'a.flac'), 'tooLong'],
    // Its silence is reported, which proves that it was read.
    ['Ogg called video', new File([aSoundFile('ogg', 1)], 'a.ogg', { type: 'video/ogg' }), 'silent'],
    ['Ogg of an old name', new File([aSoundFile('ogg', 1)], 'a', { type: 'audio/x-opus+ogg' }), 'silent'],
    ['a header alone', new File(['fLaC'], 'a.flac', { type: 'audio/flac' }), 'notAudio'],
    ['a WAV file cut short', new File([aWavHeader()], 'a.wav', { type: 'audio/wav' }), 'notAudio'],
    ['silence', aWavFile('a.wav', new Float32Array(16_000)), 'silent'],
  ])('U-011 identifies %s by its bytes: %#', async (_name, file, reason) =>
    expect(await reasonOf(file)).toBe(reason),
  )

  it('U-011 rejects formats that are not accepted', async () => {
    expect(await inspectAudio(wav(1), { ...limits, types: ['flac'] })).toMatchObject({
      reason: 'unsupportedType',
    })
  })
})

function aWavHeader() {
  return encodeWav({ channels: [new Float32Array(4)], sampleRate: 16_000 }).slice(0, 44)
}
