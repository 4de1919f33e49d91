/**
 * The encoder of an Ogg Vorbis file, and its duration.
 *
 * @see https://xiph.org/vorbis/doc/Vorbis_I_spec.html, 4.2 and 5.2, and RFC 3533, 6, for their places.
 */
export function vorbisOf(bytes: Buffer): { readonly encoder: string; readonly seconds: number } {
  const rate = bytes.indexOf('\u0001vorbis') + 12
  const length = bytes.indexOf('\u0003vorbis') + 7
  const lastPage = bytes.lastIndexOf('OggS')
  return {
    encoder: bytes.toString('utf8', length + 4, length + 4 + bytes.readUInt32LE(length)),
    seconds: Number(bytes.readBigInt64LE(lastPage + 6)) / bytes.readUInt32LE(rate),
  }
}
