import { afterEach, describe, expect, it, vi } from 'vitest'
import { decodeWav } from '../signal/decodeWav.js'
import { rootMeanSquare } from '../signal/rms.js'
import { type FakeMicrophone, fakeMicrophone } from '../testing/fakeMicrophone.js'
import { aTone } from '../testing/synthesise.js'
import { createRecorder } from './createRecorder.js'
import type { Recording } from './Recording.js'

let microphone: FakeMicrophone | undefined
afterEach(() => {
  microphone?.restore()
  microphone = undefined
})

const recordFor = async (maximumMilliseconds: number, options: { workletUrl?: string } = {}) => {
  const onRecorded = vi.fn<(take: Recording) => void>()
  const recorder = createRecorder()
  await recorder.start({ maximumMilliseconds, onRecorded, ...options })
  return { recorder, onRecorded }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** How often a wave begins. */
const crossingsOf = (samples: Float32Array) =>
  samples.reduce((count, sample, index) => count + (sample >= 0 && samples[index - 1]! < 0 ? 1 : 0), 0)

const status = (recorder: ReturnType<typeof createRecorder>) => recorder.getState().status

describe('createRecorder', () => {
  it('records one second of the real device as mono WAV of 16 kHz and 16 bits, and stops at its limit', async () => {
    const onRecorded = vi.fn<(take: Recording) => void>()
    const recorder = createRecorder()
    // The device beeps now and then: a busy machine may have recorded no sound, and records again.
    while (status(recorder) !== 'recorded') {
      await recorder.start({ maximumMilliseconds: 1000, onRecorded })
      await expect.poll(() => status(recorder)).toMatch(/^(recorded|tooQuiet)$/)
    }
    expect(onRecorded).toHaveBeenCalledOnce()
    expect(recorder.getState()).toMatchObject({
      status: 'recorded',
      milliseconds: 1000,
      ending: 'limitReached',
    })
    const [{ file, samples }] = onRecorded.mock.calls[0]!
    const wav = decodeWav(await file.arrayBuffer())
    expect(wav).toMatchObject({ sampleRate: 16_000, bits: 16 })
    expect(wav.channels).toHaveLength(1)
    expect(wav.channels[0]).toHaveLength(16_000)
    expect(Math.max(...rootMeanSquare(samples, 16_000, 0.1))).toBeGreaterThan(0.01)
  })

  it('preserves the sound from the rate of the device to 16 kHz', async () => {
    microphone = fakeMicrophone({ samples: aTone(1000, { seconds: 1, amplitude: 0.5 }) })
    const { onRecorded } = await recordFor(600)
    await vi.waitFor(() => expect(onRecorded).toHaveBeenCalledOnce())
    const [{ samples, peak, isClipped }] = onRecorded.mock.calls[0]!
    // A busy machine leaves gaps in the recording, which the middle one of many windows does not have.
    const seconds = 0.02
    expect(median([...rootMeanSquare(samples, 16_000, seconds)])).toBeCloseTo(0.5 / Math.SQRT2, 2)
    const windows = Array.from({ length: 30 }, (_, index) => samples.subarray(index * 320, (index + 1) * 320))
    // One more or less, as the window begins.
    expect(Math.abs(median(windows.map(crossingsOf)) - 1000 * seconds)).toBeLessThanOrEqual(1)
    expect(peak).toBeCloseTo(0.5, 1)
    expect(isClipped).toBe(false)
    expect(microphone.openCount()).toBe(0)
  })

  it('hands the sound over while it is recorded, at the rate of the recording', async () => {
    microphone = fakeMicrophone({ samples: aTone(1000, { seconds: 1, amplitude: 0.5 }) })
    const parts: Float32Array[] = []
    const onSound = vi.fn((samples: Float32Array) => void parts.push(samples))
    const onRecorded = vi.fn<(take: Recording) => void>()
    await createRecorder().start({ maximumMilliseconds: 600, onRecorded, onSound })
    await vi.waitFor(() => expect(onSound.mock.calls.length).toBeGreaterThan(3))
    expect(onRecorded).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(onRecorded).toHaveBeenCalledOnce())
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    // The resampler still holds a few milliseconds.
    expect(length / 16_000).toBeCloseTo(0.6, 1)
    const loudness = parts.map((part) => rootMeanSquare(part, 16_000, 1)[0] ?? 0)
    expect(median(loudness)).toBeCloseTo(0.5 / Math.SQRT2, 1)
  })

  it('stops when requested, and turns the microphone off', async () => {
    microphone = fakeMicrophone({ samples: aTone(440) })
    const { recorder, onRecorded } = await recordFor(60_000)
    await vi.waitFor(() => expect(recorder.getState()).toMatchObject({ status: 'recording' }))
    await vi.waitFor(() => {
      const state = recorder.getState()
      expect(state.status === 'recording' && state.milliseconds).toBeGreaterThan(200)
    })
    recorder.stop()
    expect(onRecorded.mock.calls[0]![0].ending).toBe('stopped')
    expect(microphone.openCount()).toBe(0)
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'noDevice'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'failed'],
  ])('calls %s %s', async (error, problem) => {
    microphone = fakeMicrophone({ error })
    const { recorder } = await recordFor(1000)
    expect(recorder.getState()).toEqual({ status: 'blocked', problem })
  })

  it('can try again after a refusal', async () => {
    microphone = fakeMicrophone({ error: 'NotAllowedError' })
    const { recorder } = await recordFor(1000)
    microphone.restore()
    microphone = fakeMicrophone({ samples: aTone(440) })
    const onRecorded = vi.fn()
    await recorder.start({ maximumMilliseconds: 200, onRecorded })
    await vi.waitFor(() => expect(onRecorded).toHaveBeenCalledOnce())
  })

  it('throws a silent recording away', async () => {
    microphone = fakeMicrophone({ samples: new Float32Array(16_000) })
    const { recorder, onRecorded } = await recordFor(300)
    await vi.waitFor(() => expect(status(recorder)).toBe('tooQuiet'))
    expect(onRecorded).not.toHaveBeenCalled()
  })

  it('keeps the recorded part when the device is unplugged', async () => {
    microphone = fakeMicrophone({ samples: aTone(440) })
    const { recorder, onRecorded } = await recordFor(60_000)
    await vi.waitFor(() => {
      const state = recorder.getState()
      expect(state.status === 'recording' && state.milliseconds).toBeGreaterThan(300)
    })
    microphone.unplug()
    expect(recorder.getState()).toMatchObject({ status: 'recorded', ending: 'unplugged' })
    expect(onRecorded).toHaveBeenCalledOnce()
  })

  it('never leaves the microphone on: not when cancelled while recording, not when the answer comes too late', async () => {
    microphone = fakeMicrophone({ samples: aTone(440) })
    const { recorder } = await recordFor(60_000)
    expect(microphone.openCount()).toBe(1)
    recorder.cancel()
    expect(microphone.openCount()).toBe(0)
    microphone.restore()

    microphone = fakeMicrophone({ samples: aTone(440), delayMilliseconds: 50 })
    const late = createRecorder()
    const started = late.start({ maximumMilliseconds: 1000, onRecorded: vi.fn() })
    late.cancel()
    await started
    expect(microphone.openCount()).toBe(0)
    expect(status(late)).toBe('idle')
  })

  it('turns the microphone off when the worklet cannot be loaded', async () => {
    microphone = fakeMicrophone({ samples: aTone(440) })
    const { recorder } = await recordFor(1000, { workletUrl: '/nowhere.js' })
    expect(status(recorder)).toBe('blocked')
    expect(microphone.openCount()).toBe(0)
  })
})
