import type { Client } from '@saywright/api/client'
import type { LockedModel, LockFile } from '../lock.js'
import type { ProjectFolder } from '../ProjectFolder.js'

/** By which it is known whether a model changed, by what is compared. */
export type Hashes = Readonly<Record<string, string>>

/** @param other of the same parts, with what else is known of it. */
export const areEqual = (one: Hashes, other: Readonly<Record<string, unknown>>) =>
  Object.entries(one).every(([part, hash]) => other[part] === hash)

interface Named {
  readonly name: string
}

/** A model in the folder of a project. */
export interface LocalModel<Content extends Named = Named> {
  /** Its name among the files, without an ending. */
  readonly file: string
  readonly content: Content
  readonly hashes: Hashes
  /** Where a conflict was left, as `path:line`. */
  readonly marked: string | undefined
}

/** A model of the server in a list. */
export interface RemoteSummary {
  readonly id: number
  readonly name: string
  readonly revision: number
}

/** A model on the server. */
export interface RemoteModel<Content extends Named = Named> {
  readonly id: number
  readonly revision: number
  readonly content: Content
  readonly hashes: Hashes
}

/** The files of a model after both sides changed. */
export interface Merge {
  /** Paths and lines where both changed the same. */
  readonly conflicts: readonly (readonly [path: string, line: number])[]
  readonly write: () => Promise<void>
}

/** A project on a server. */
export interface ServedProject {
  readonly client: Client
  readonly projectId: number
}

/** A kind of model that is held in files of a folder: how it is read and written here, and on the server. */
export interface SyncedKind<
  Content extends Named = Named,
  Local extends LocalModel<Content> = LocalModel<Content>,
> {
  /** Its part of the lock. */
  locked(lock: LockFile): Record<string, LockedModel>
  /** @throws CommandFailure with the place of an error in a file. */
  localModels(folder: ProjectFolder): Promise<Local[]>
  /** The paths of the files of a model, the first of which is shown. */
  paths(folder: ProjectFolder, file: string): readonly string[]
  /** Names that no new file may have. */
  takenNames(folder: ProjectFolder): Promise<readonly string[]>
  /** Whether a model that was moved and renamed is the one that was seen. */
  isSameText(hashes: Hashes, seen: LockedModel): boolean
  /** Writes over the files of a model; files of its own without `local`. */
  write(folder: ProjectFolder, file: string, content: Content, local?: Local): Promise<void>
  merge(folder: ProjectFolder, base: Content | undefined, mine: Local, theirs: Content): Merge
  /** Lines as `diff -u` writes them, from the server to the folder. */
  differences(folder: ProjectFolder, mine: Local, theirs: Content): readonly string[]
  list(project: ServedProject): Promise<RemoteSummary[]>
  read(project: ServedProject, id: number): Promise<RemoteModel<Content>>
  /** The content when it was last seen, or `undefined` when the server no longer stores that version. */
  readBase(project: ServedProject, id: number, seen: LockedModel): Promise<Content | undefined>
  /** @returns the new revision. */
  save(project: ServedProject, mine: Local, there: RemoteModel<Content>): Promise<number>
  create(project: ServedProject, mine: Local): Promise<Pick<RemoteModel, 'id' | 'revision'>>
}
