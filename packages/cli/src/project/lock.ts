import { integer, nullable, object, oneOf, record, text, type ValueOf } from '@saywright/api/contract'

/** State of a model when it was last pulled or pushed. */
const lockedModel = object({
  file: text({ min: 1 }),
  name: text(),
  revision: integer({ min: 1 }),
  grammar: text(),
  details: text(),
  suite: text(),
})
export type LockedModel = ValueOf<typeof lockedModel>

/** State of a recording: the hash of its transcription, or null without one. */
const lockedRecording = object({ name: text(), transcription: nullable(text()) })

/** `saywright.lock.json`: the base of the files of a folder, by the identifiers of the server. */
export const lockFile = object({
  version: oneOf([1]),
  server: text(),
  project: integer({ min: 1 }),
  models: record(lockedModel),
  recordings: record(lockedRecording),
})
export type LockFile = ValueOf<typeof lockFile>

/** The text of a lock, in an order that does not change: lines of others stay where they are. */
export function lockText({ version, server, project, models, recordings }: LockFile): string {
  return `${JSON.stringify({ version, server, project, models: byId(models), recordings: byId(recordings) }, null, 2)}\n`
}

const byId = <Value>(entries: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => Number(one) - Number(other)))
