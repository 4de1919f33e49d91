import { anAudioAsset } from '@saywright/api/testing'
import { peaksOf } from '@saywright/audio/signal'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import { type ProjectAudioFile, projectAudioFile } from '../../../parts/audio-files/projectAudioFile.js'

const voice = (seed: number, seconds = 2) => aVoice(seed, { seconds, sampleRate: 4000 })

/** A recording whose picture is drawn alike on every machine. */
export function aRecording(id: number, changes: Parameters<typeof anAudioAsset>[0] = {}): ProjectAudioFile {
  return projectAudioFile(
    anAudioAsset({
      id,
      name: `nadia-${String(id).padStart(2, '0')}.wav`,
      duration: 1 + (id % 9) * 0.4,
      size: 32_000 + id * 512,
      created_at: '2026-11-20T09:00:00.000Z',
      transcription: 'pick two from aisle seven',
      peaks: [...peaksOf(voice(id), 64)],
      ...changes,
    }),
  )
}

/** The recordings of a warehouse: with and without transcription, of several formats. */
export const warehouse: readonly ProjectAudioFile[] = [
  aRecording(3),
  aRecording(11, { transcription: 'take a dozen from aisle forty' }),
  aRecording(12, { name: 'tom-12.wav', transcription: 'confirmed' }),
  aRecording(15, {
    name: 'tom-15.wav',
    transcription: 'pick six from aisle thirty one',
    used_in: ['Aisle accents', 'Forklift noise'],
  }),
  aRecording(7, {
    name: 'ines-07.flac',
    type: 'audio/flac',
    transcription: 'report damaged item in aisle nine',
  }),
  aRecording(2, { name: 'karl-02.m4a', type: 'audio/mp4', transcription: null }),
  aRecording(1, { name: 'dock-ambience.ogg', type: 'audio/ogg', transcription: null, peaks: undefined }),
]

/** The sound of a recording. */
export const soundOf = ({ id }: { id: number | string }) => aWavFile('voice.wav', voice(Number(id)), 4000)

const padded = new Float32Array(3 * 16_000)
padded.set(aVoice(4, { seconds: 1.5 }), 0.5 * 16_000)
const spoken = aWavFile('spoken.wav', padded)

/** Something said between half a second of silence and one second of it. */
export const spokenWithSilence = () => spoken
