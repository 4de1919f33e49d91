import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { limits } from '@saywright/api/contract'
import { DecodingFailure, type DecodingReason, startDecodingThread } from '@saywright/engines/decoding'
import { EngineFailure } from '@saywright/engines/failures'
import { readSpeech } from '@saywright/engines/recognition'
import { CommandFailure } from '../CommandFailure.js'
import { fileFailure } from '../files/fileFailure.js'
import { reasonOf } from '../files/readText.js'
import type { MessageKey } from '../messages/MessageFile.js'
import type { Terminal } from '../Terminal.js'

const decodingMessages: Readonly<Record<DecodingReason, MessageKey>> = {
  unsupportedType: 'recognize.unsupportedType',
  unreadable: 'recognize.unreadable',
  tooLong: 'recognize.tooLong',
}

/**
 * Returns the sound of a recording in the form of the recognizers; `undefined` when it is silent.
 *
 * @throws CommandFailure for a file that cannot be read, is not a recording or is too long.
 */
type ReadRecording = (path: string) => Promise<Float32Array | undefined>

/** Decodes recordings of seven formats in a thread of their own, each within a time. */
export function openRecordings(terminal: Terminal, timeoutMilliseconds: number): ReadRecording {
  let thread = startDecodingThread(timeoutMilliseconds)
  return async (path) => {
    const bytes = await bytesOf(path, terminal)
    if (!thread.isAlive) thread = startDecodingThread(timeoutMilliseconds)
    try {
      const { speech } = await thread.decode({ bytes, maxSeconds: limits.audioMaxSeconds })
      return await readSpeech(speech ?? bytes)
    } catch (thrown) {
      if (thrown instanceof EngineFailure && thrown.code === 'silent_recording') return undefined
      throw recordingFailure(path, thrown)
    }
  }
}

async function bytesOf(path: string, terminal: Terminal): Promise<Uint8Array> {
  const file = resolve(terminal.folder, path)
  try {
    if ((await stat(file)).size <= limits.audioMaxBytes) return await readFile(file)
  } catch (cause) {
    throw await fileFailure(path, reasonOf(cause), terminal)
  }
  throw new CommandFailure('recognize.tooLarge', { path, megabytes: limits.audioMaxBytes / 1024 ** 2 })
}

function recordingFailure(path: string, thrown: unknown): unknown {
  const values = { path, seconds: limits.audioMaxSeconds }
  if (thrown instanceof DecodingFailure) return new CommandFailure(decodingMessages[thrown.reason], values)
  if (!(thrown instanceof EngineFailure)) return thrown
  return new CommandFailure(thrown.code === 'too_long' ? 'recognize.tooLong' : 'recognize.unreadable', values)
}
