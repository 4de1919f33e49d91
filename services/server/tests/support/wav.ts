/** A mono 16-bit WAV with a tone. */
export function toneWav(seconds: number, sampleRate = 16_000): Blob {
  const samples = Math.round(seconds * sampleRate)
  const buffer = Buffer.alloc(44 + samples * 2)
  buffer.write('RIFF', 0, 'latin1')
  buffer.writeUInt32LE(36 + samples * 2, 4)
  buffer.write('WAVEfmt ', 8, 'latin1')
  buffer.writeUInt32LE(16, 16)
  buffer.writeUInt16LE(1, 20)
  buffer.writeUInt16LE(1, 22)
  buffer.writeUInt32LE(sampleRate, 24)
  buffer.writeUInt32LE(sampleRate * 2, 28)
  buffer.writeUInt16LE(2, 32)
  buffer.writeUInt16LE(16, 34)
  buffer.write('data', 36, 'latin1')
  buffer.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at++) {
    buffer.writeInt16LE(Math.round(12_000 * Math.sin((2 * Math.PI * 440 * at) / sampleRate)), 44 + at * 2)
  }
  return new Blob([buffer], { type: 'audio/wav' })
}
