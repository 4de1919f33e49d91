import { expect, it } from 'vitest'
import { toneWav } from '../../../tests/support/wav.js'
import { describeWav } from './describeWav.js'

const byteRateAt = 28

/** Two seconds, whose header claims that so many bytes are a second. */
async function claiming(byteRate: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(await toneWav(2).arrayBuffer())
  new DataView(bytes.buffer).setUint32(byteRateAt, byteRate, true)
  return bytes
}

it.each([1, 32_000, 0x7fffffff])(
  'reports the duration of the samples when the header claims %d bytes per second',
  async (byteRate) => {
    expect(describeWav(await claiming(byteRate), 10).milliseconds).toBe(2000)
    expect(describeWav.bind(undefined, await claiming(byteRate), 1)).toThrow('audio_too_long')
  },
)
