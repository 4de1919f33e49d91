import type { DecodedSound } from '@saywright/engines/decoding'
import type { Context } from '../../context.js'
import { peaksKey, speechKey } from '../shared/projects/audioKeys.js'

/** Stores the derived files of a recording beside it. */
export async function saveDecoded(
  { files }: Pick<Context, 'files'>,
  fileKey: string,
  { peaksFile, speech }: Pick<DecodedSound, 'peaksFile' | 'speech'>,
): Promise<void> {
  await files.put(peaksFile, peaksKey(fileKey))
  if (speech) await files.put(speech, speechKey(fileKey))
}
