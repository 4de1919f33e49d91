import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { AudioFileTable } from '../../store/tables/project.js'
import { peaksKey, speechKey } from './audioKeys.js'
import { decodeRecording } from './decodeRecording.js'
import { keepDecoded } from './keepDecoded.js'

type Recording = Pick<Selectable<AudioFileTable>, 'file_key' | 'media_type'>

/**
 * The sound of a recording as recognizers take it.
 *
 * @throws ApiFailure `audio_unreadable` for one of earlier days that cannot be decoded.
 */
export async function readSpeech(context: Context, recording: Recording): Promise<Uint8Array> {
  const { file_key, media_type } = recording
  if (media_type === 'audio/wav') return context.files.read(file_key)
  return readDecoded(context, recording, speechKey(file_key))
}

/** The peaks of a recording. @throws ApiFailure as `readSpeech` does. */
export async function readPeaks(context: Context, recording: Recording): Promise<Uint8Array<ArrayBuffer>> {
  return readDecoded(context, recording, peaksKey(recording.file_key))
}

/** A recording of earlier days was never decoded. */
async function readDecoded(context: Context, { file_key }: Recording, key: string) {
  const { files, limits } = context
  if (!(await files.has(key)))
    await keepDecoded(
      context,
      file_key,
      await decodeRecording(await files.read(file_key), limits.audioMaxSeconds),
    )
  return files.read(key)
}
