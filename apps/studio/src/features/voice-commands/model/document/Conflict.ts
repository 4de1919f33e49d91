import type { VoiceCommandModel } from '@saywright/api/contract'
import type { Content } from './grammarDocument.js'

/** What someone else saved; by whom, where that is known. */
export type RemoteVersion = Pick<
  VoiceCommandModel,
  'revision' | 'grammar' | 'slots' | 'suite' | 'updated_at'
> & {
  by: string | undefined
}

export type Conflict = {
  theirs: RemoteVersion
  mine: Content
  /** What both began with, where it is still kept. */
  base: Content | undefined
}
