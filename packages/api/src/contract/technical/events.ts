import type { ValueOf } from '../kernel/description.js'
import { identifier, maybe, oneOf, text, type } from '../kernel/structs.js'
import { modelSegments } from '../models/modelKinds.js'
import { notification } from '../notifications/notification.js'
import { task } from '../tasks/task.js'

/** Shapes of the events of the stream, by type. */
export const eventShapes = {
  /** A task began, advanced or ended. */
  task: task,
  /** Someone, in another window perhaps, changed something: read it again. */
  changed: type({
    entity: oneOf([
      'account',
      'project',
      'organization',
      ...modelSegments,
      'exports',
      'unit-tests',
      'audio-files',
      'files',
      'tasks',
    ]),
    /** Absent when it is about an organization as a whole. */
    project_id: maybe(identifier()),
    organization_id: maybe(identifier()),
    /** The client that caused the event and so knows of it already; sent to its own account only. */
    client_id: maybe(text()),
  }),
  notification: notification,
  /** The session is dead; the stream closes. */
  'session-ended': type({}),
} as const
export type EventType = keyof typeof eventShapes
export type EventData<T extends EventType> = ValueOf<(typeof eventShapes)[T]>

/** One event of the stream. `id` resumes the stream after it. */
export type ServerEvent = {
  [T in EventType]: { readonly id: string; readonly type: T; readonly data: EventData<T> }
}[EventType]
