import { readAudio } from '@saywright/audio'
import { encodeWav, mixDown } from '@saywright/audio/signal'

const pauseSeconds = 0.5

/** One recording of texts one after the other, as one engine says them, with a pause between. */
export async function playSequentially(
  texts: readonly string[],
  say: (text: string) => Promise<Blob>,
): Promise<Blob> {
  const parts: Float32Array[] = []
  let sampleRate = 0
  for (const text of texts) {
    const sound = await readAudio(await say(text))
    sampleRate = sound.sampleRate
    if (parts.length > 0) parts.push(new Float32Array(Math.round(pauseSeconds * sampleRate)))
    parts.push(mixDown(sound))
  }
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return new Blob([encodeWav({ channels: [whole], sampleRate })], { type: 'audio/wav' })
}
