/** Frames of a packet in samples at 48 kHz, by the configuration in its first byte. */
const frameSamples = (config: number) => {
  if (config < 12) return [480, 960, 1920, 2880][config & 3]!
  if (config < 16) return config & 1 ? 960 : 480
  return 120 << (config & 3)
}

/**
 * How many samples at 48 kHz a packet of Opus holds, in each channel.
 * @returns undefined for an invalid packet: empty, or longer than 120 ms.
 * @see RFC 6716, section 3.
 */
export function opusSamples(packet: Uint8Array): number | undefined {
  const [head, second = 0] = packet
  if (head === undefined) return undefined
  const code = head & 3
  const frames = code === 0 ? 1 : code < 3 ? 2 : second & 63
  const samples = frames * frameSamples(head >> 3)
  return samples > 0 && samples <= 5760 ? samples : undefined
}
