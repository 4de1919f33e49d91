import type { VoiceCommandModel } from '@saywright/api/contract'
import type { Content } from './grammarDocument.js'

/** The version that someone else saved, with its author, where known. */
export type RemoteVersion = Pick<
  VoiceCommandModel,
  'revision' | 'grammar' | 'slots' | 'suite' | 'updated_at'
> & {
  by: string | undefined
}

export type Conflict = {
  theirs: RemoteVersion
  mine: Content
  /** The common base, where it is still stored. */
  base: Content | undefined
}
