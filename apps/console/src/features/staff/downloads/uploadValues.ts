import { object, text, type UploadForm } from '@saywright/api/contract'
import { fingerprintOf } from './uploadOfFile.js'

/** The values of the form of an upload; an empty text is absent. */
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

/** The details of a file in the form of the contract, sent before its bytes. */
export function formOf(file: SentFile, values: UploadValues): UploadForm {
  const { project, name, version, type, platforms, technologies } = values
  return {
    project_id: Number(project),
    name: name.trim(),
    original_name: file.name,
    size: file.size,
    // The browser's media type is used only when it is a single type without parameters.
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
