import { type AudioSource, readAudio } from '@saywright/audio'
import { encodeWav, mixDown, resample } from '@saywright/audio/signal'

const engineRate = 16_000

/** A recording of any format as recognizers take it: mono WAV of 16 kHz. */
export async function recognizableFile(source: AudioSource): Promise<File> {
  const audio = await readAudio(source)
  const samples = resample(mixDown(audio), audio.sampleRate, engineRate)
  return new File([encodeWav({ channels: [samples], sampleRate: engineRate })], 'recording.wav', {
    type: 'audio/wav',
  })
}
