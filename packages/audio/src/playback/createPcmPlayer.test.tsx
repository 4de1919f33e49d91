import { describe, expect, it, vi } from 'vitest'
import { toPcm16 } from '../signal/pcm16.js'
import { resample } from '../signal/resample.js'
import { aTone } from '../testing/synthesise.js'
import { createPcmPlayer, lookAheadSeconds, streamSampleRate } from './createPcmPlayer.js'

const tone = aTone(440, { seconds: 2, sampleRate: streamSampleRate, amplitude: 1 })

/** The greatest difference between the tone played as a stream and played as one buffer, from the start to 1.9 s. */
async function seamError(contextRate: number): Promise<number> {
  const render = async (play: (context: OfflineAudioContext) => void) => {
    const context = new OfflineAudioContext(1, Math.ceil(2.2 * contextRate), contextRate)
    play(context)
    return (await context.startRendering()).getChannelData(0)
  }
  const stream = await render((context) => {
    const player = createPcmPlayer({ context })
    const samples = toPcm16(tone)
    for (let offset = 0; offset < samples.length; offset += 3001)
      player.write(samples.subarray(offset, offset + 3001))
    player.end()
  })
  const whole = await render((context) => {
    const node = context.createBufferSource()
    const samples = resample(tone, streamSampleRate, contextRate)
    node.buffer = context.createBuffer(1, samples.length, contextRate)
    node.buffer.copyToChannel(samples, 0)
    node.connect(context.destination)
    node.start(lookAheadSeconds)
  })
  const heard = stream.subarray(0, Math.floor(1.9 * contextRate))
  expect(Math.max(...heard)).toBeGreaterThan(0.99)
  return heard.reduce((worst, sample, index) => Math.max(worst, Math.abs(sample - whole[index]!)), 0)
}

describe('createPcmPlayer', () => {
  // Half a step of 16 bits is what the stream itself rounds; a seam would be hundreds of steps.
  it.each([streamSampleRate, 44_100, 48_000])('U-005 has no seam in a context of %i Hz', async (rate) => {
    expect(await seamError(rate)).toBeLessThan(1 / 32_768)
  })

  const clock = () => {
    const starts: number[] = []
    const context = {
      currentTime: 5,
      sampleRate: streamSampleRate,
      destination: {},
      createBuffer: (_channels: number, length: number, rate: number) => ({
        length,
        rate,
        copyToChannel() {},
      }),
      createBufferSource: () => ({
        connect() {},
        disconnect() {},
        stop() {},
        start: (at: number) => starts.push(at),
      }),
    }
    return { context, starts, asContext: context as unknown as BaseAudioContext }
  }

  it('U-003 U-004 starts 0.1 s ahead and continues by exact buffers of 8192 at 22050 Hz', () => {
    const { starts, asContext } = clock()
    const player = createPcmPlayer({ context: asContext })
    player.write(new Int16Array(8192 * 3 + 10))
    const first = 5 * 22_050 + 2205
    expect(starts).toEqual([0, 1, 2].map((buffer) => (first + buffer * 8192) / 22_050))
    player.end()
    expect(starts).toHaveLength(4)
  })

  it('restarts 0.1 s ahead when the stream was too slow', () => {
    const { context, starts, asContext } = clock()
    const onUnderrun = vi.fn()
    const player = createPcmPlayer({ context: asContext, onUnderrun })
    player.write(new Int16Array(8192))
    context.currentTime = 9
    player.write(new Int16Array(8192))
    expect(onUnderrun).toHaveBeenCalledOnce()
    expect(starts[1]).toBeCloseTo(9.1, 9)
  })

  it('U-008 reports the end of playback, but not a stop', async () => {
    const context = new AudioContext()
    const onEnded = vi.fn()
    const player = createPcmPlayer({ context, onEnded })
    player.write(toPcm16(tone.subarray(0, 10_000)))
    player.stop()
    player.write(toPcm16(tone.subarray(0, 10_000)))
    player.end()
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce())
    await context.close()
  })
})
