import {
  integer,
  nullable,
  object,
  oneOf,
  optional,
  record,
  text,
  type ValueOf,
} from '@saywright/api/contract'

const seen = { file: text({ min: 1 }), name: text(), revision: integer({ min: 1 }) }

/** State of a model when it was last pulled or pushed: where it was, and the hashes of its parts. */
export type LockedModel = {
  file: string
  name: string
  revision: number
  [part: string]: string | number
}
const lockedCommands = object({ ...seen, grammar: text(), details: text(), suite: text() })
const lockedWakeWords = object({ ...seen, details: text(), words: text() })

/** State of a recording: the hash of its transcription, or null without one. */
const lockedRecording = object({ name: text(), transcription: nullable(text()) })

/** `saywright.lock.json`: the base of the files of a folder, by the identifiers of the server. */
export const lockFile = object({
  version: oneOf([1]),
  server: text(),
  project: integer({ min: 1 }),
  models: record(lockedCommands),
  wake_words: optional(record(lockedWakeWords)),
  recordings: record(lockedRecording),
})
export type LockFile = ValueOf<typeof lockFile>

/** The text of a lock, in an order that does not change: lines of others stay where they are. */
export function lockText({
  version,
  server,
  project,
  models,
  wake_words = {},
  recordings,
}: LockFile): string {
  const lock = {
    ...{ version, server, project, models: byId(models) },
    // Absent without any, so that a command of before still reads it.
    ...(Object.keys(wake_words).length > 0 && { wake_words: byId(wake_words) }),
    recordings: byId(recordings),
  }
  return `${JSON.stringify(lock, null, 2)}\n`
}

const byId = <Value>(entries: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => Number(one) - Number(other)))
