import { type AudioInfo, decodeAudio, type Recording, speechSampleRate } from '@saywright/audio'
import { encodeWav, mixDown } from '@saywright/audio/signal'
import type { KeptRecording, TestRecording } from './quickTest.js'

export function testRecordingOf({ file, milliseconds }: Recording): TestRecording {
  return { file, name: file.name, seconds: milliseconds / 1000 }
}

/**
 * A chosen file in the form of the recognizer: WAV files unchanged, every other kind decoded here, mixed to one channel and
 * written as 16 kHz WAV.
 */
export async function testRecordingOfFile(
  file: File,
  { type, milliseconds }: AudioInfo,
): Promise<TestRecording> {
  const seconds = milliseconds / 1000
  if (type === 'wav') return { file: asWav(file, file.name), name: file.name, seconds }
  const audio = await decodeAudio(await file.arrayBuffer(), speechSampleRate)
  const wav = encodeWav({ channels: [mixDown(audio)], sampleRate: audio.sampleRate })
  return { file: asWav(new Blob([wav]), `${file.name}.wav`), name: file.name, seconds }
}

/** The bytes of a recording that the project keeps as WAV. */
export function testRecordingOfKept(kept: KeptRecording, bytes: Blob): TestRecording {
  const { name, seconds } = kept
  return { file: asWav(bytes, name), name, seconds, kept }
}

/** Systems name the type of a WAV file in four ways; the call knows one. */
function asWav(bytes: Blob, name: string): File {
  return new File([bytes], name, { type: 'audio/wav' })
}
