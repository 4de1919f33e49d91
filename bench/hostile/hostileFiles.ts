type Header = Partial<{
  readonly format: number
  readonly channels: number
  readonly rate: number
  readonly bits: number
  readonly riffSize: number
  readonly dataSize: number
  readonly extensible: boolean
}>

const maxBytes = 5 * 1024 * 1024 - 1000

/** A WAV with a given header, whatever follows. */
export function aWav(header: Header, dataBytes: number, before = Buffer.alloc(0)): Blob {
  const { format = 1, channels = 1, rate = 16_000, bits = 16, extensible = false } = header
  const formatBytes = extensible ? 40 : 16
  const start = 20 + formatBytes + before.length + 8
  const file = Buffer.alloc(start + dataBytes, 3)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(header.riffSize ?? file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(formatBytes, 16)
  file.writeUInt16LE(extensible ? 0xfffe : format, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(((rate * channels * bits) / 8) & 0x7fffffff, 28)
  file.writeUInt16LE((channels * bits) / 8, 32)
  file.writeUInt16LE(bits, 34)
  if (extensible) {
    file.writeUInt16LE(22, 36)
    file.writeUInt16LE(bits, 38)
    file.writeUInt32LE(0, 40)
    file.writeUInt16LE(format, 44)
  }
  before.copy(file, 20 + formatBytes)
  file.write('data', start - 8, 'latin1')
  file.writeUInt32LE(header.dataSize ?? dataBytes, start - 4)
  return new Blob([file], { type: 'audio/wav' })
}

/** Empty pieces up to the limit. */
const junk = (count: number) =>
  Buffer.concat(Array.from({ length: count }, () => Buffer.from('junk\0\0\0\0')))

/** A piece repeated up to the limit, behind a beginning. */
const repeated = (start: Buffer<ArrayBuffer>, piece: Buffer) =>
  new Blob([start, Buffer.alloc(maxBytes, piece)], { type: 'audio/wav' })
const localFile = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(26)])
const pngChunk = Buffer.from('\0\0\0\0abcd\0\0\0\0', 'latin1')

/** Recordings of 5 MB whose headers lie about what follows, and other files of as many pieces as there is room for. */
export function hostileFiles(): Readonly<Record<string, Blob>> {
  return {
    '10 s of 8 bits': aWav({ bits: 8, rate: 500_000 }, maxBytes),
    '8,000 channels': aWav({ channels: 8000 }, maxBytes),
    '65,535 channels': aWav({ channels: 65_535, bits: 8 }, maxBytes),
    'a rate of 1 Hz': aWav({ rate: 1 }, 1000),
    'a rate of 2 GHz': aWav({ rate: 2_000_000_000 }, maxBytes),
    'a data chunk of 4 GB': aWav({ dataSize: 0xffffffff, rate: 400_000 }, maxBytes),
    'a file that says 0 bytes': aWav({ riffSize: 0, dataSize: 0 }, maxBytes),
    '600,000 chunks': aWav({}, 1000, junk(600_000)),
    'extensible float of 64 bits': aWav({ extensible: true, format: 3, bits: 64, rate: 400_000 }, maxBytes),
    'no frame at all': aWav({ bits: 0 }, 1000),
    'WebM of 2,500,000 elements': repeated(
      Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80]),
      Buffer.from([0xec, 0x80]),
    ),
    'M4A of 650,000 boxes': repeated(
      Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42', 'latin1'),
      Buffer.from('\0\0\0\x08free', 'latin1'),
    ),
    'AAC of 750,000 frames': repeated(
      Buffer.alloc(0),
      Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x00, 0xff, 0xfc]),
    ),
    'MP3 of 500,000 tags': repeated(Buffer.alloc(0), Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1')),
    'ZIP of 170,000 entries': repeated(Buffer.alloc(0), localFile),
    'PNG of 400,000 chunks': repeated(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), pngChunk),
  }
}
