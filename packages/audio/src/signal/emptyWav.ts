export const wavHeaderBytes = 44

interface WavLayout {
  readonly sampleRate: number
  readonly channelCount: number
  readonly dataBytes: number
}

/** Creates a 16-bit PCM WAV file of silence, to be filled with samples after the header. */
export function emptyWav({ sampleRate, channelCount, dataBytes }: WavLayout): {
  readonly file: Uint8Array<ArrayBuffer>
  readonly view: DataView
} {
  const file = new Uint8Array(wavHeaderBytes + dataBytes)
  const view = new DataView(file.buffer)
  const frameBytes = channelCount * 2
  const mark = (offset: number, text: string) => {
    for (let index = 0; index < text.length; index++) view.setUint8(offset + index, text.charCodeAt(index))
  }
  mark(0, 'RIFF')
  view.setUint32(4, wavHeaderBytes - 8 + dataBytes, true)
  mark(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channelCount, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * frameBytes, true)
  view.setUint16(32, frameBytes, true)
  view.setUint16(34, 16, true)
  mark(36, 'data')
  view.setUint32(40, dataBytes, true)
  return { file, view }
}
