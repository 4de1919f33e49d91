import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { Asker } from '../../keyedQueue.js'
import type { AudioFileTable } from '../../store/tables/project.js'
import { peaksKey, speechKey } from '../shared/projects/audioKeys.js'
import { decodeRecording } from './decodeRecording.js'
import { saveDecoded } from './saveDecoded.js'

type Recording = Pick<Selectable<AudioFileTable>, 'file_key' | 'media_type'>

/**
 * The sound of a recording as recognizers take it.
 *
 * @throws ApiFailure `audio_unreadable` for one of earlier days that cannot be decoded.
 */
export async function readSpeech(context: Context, asker: Asker, recording: Recording): Promise<Uint8Array> {
  const { file_key, media_type } = recording
  if (media_type === 'audio/wav') return context.files.read(file_key)
  return readDecoded(context, asker, recording, speechKey(file_key))
}

/** The peaks of a recording. @throws ApiFailure as `readSpeech` does. */
export async function readPeaks(
  context: Context,
  asker: Asker,
  recording: Recording,
): Promise<Uint8Array<ArrayBuffer>> {
  return readDecoded(context, asker, recording, peaksKey(recording.file_key))
}

/** A recording of earlier days was never decoded. */
async function readDecoded(context: Context, asker: Asker, { file_key }: Recording, key: string) {
  const { files } = context
  if (!(await files.has(key)))
    await saveDecoded(context, file_key, await decodeRecording(context, asker, await files.read(file_key)))
  return files.read(key)
}
