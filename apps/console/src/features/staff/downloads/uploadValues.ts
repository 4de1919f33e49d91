import { object, text, type UploadForm } from '@saywright/api/contract'
import { fingerprintOf } from './uploadOfFile.js'

/** What the form of an upload holds; the empty text stands for nothing. */
export type UploadValues = {
  /** The number of a project. */
  readonly project: string
  readonly name: string
  readonly version: string
  readonly type: string
  readonly platforms: readonly string[]
  readonly technologies: readonly string[]
}

export const uploadRules = object({ project: text({ min: 1 }), name: text({ min: 1, max: 200 }) })

export const firstValues = (file: Pick<File, 'name'>): UploadValues => ({
  project: '',
  name: file.name,
  version: '',
  type: '',
  platforms: [],
  technologies: [],
})

type SentFile = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>

/** What is said of a file to the server before any byte of it is sent. */
export function formOf(file: SentFile, values: UploadValues): UploadForm {
  const { project, name, version, type, platforms, technologies } = values
  return {
    project_id: Number(project),
    name: name.trim(),
    original_name: file.name,
    size: file.size,
    // What the browser calls it is of use only when it is one type and nothing more.
    ...(/^[\w.+-]+\/[\w.+-]+$/.test(file.type) && { media_type: file.type }),
    ...(version.trim() !== '' && { version: version.trim() }),
    tags: [
      ...(type === '' ? [] : [{ type: 'type' as const, name: type }]),
      ...platforms.map((platform) => ({ type: 'platform' as const, name: platform })),
      ...technologies.map((technology) => ({ type: 'technology' as const, name: technology })),
    ],
    fingerprint: fingerprintOf(file),
  }
}
