import {
  isStudioRange,
  limits,
  object,
  optional,
  type PackageForm,
  studioVersion,
  text,
  type UploadForm,
} from '@saywright/api/contract'
import type { FieldErrors } from '@saywright/forms'
import { fingerprintOf } from '../downloads/uploadOfFile.js'

/** The details of a package; an empty text is absent. */
export type PackageValues = {
  readonly description: string
  readonly min_studio_version: string
  readonly max_studio_version: string
}
export type PublishValues = PackageValues & {
  /** The number of a project. */
  readonly project: string
}

export const publishRules = object({
  project: text({ min: 1 }),
  description: optional(text({ max: limits.freeTextMaxCharacters })),
  min_studio_version: optional(studioVersion()),
  max_studio_version: optional(studioVersion()),
})

export const firstValues: PublishValues = {
  project: '',
  description: '',
  min_studio_version: '',
  max_studio_version: '',
}

export const faultsOfRange = (values: PackageValues): FieldErrors =>
  isStudioRange(values) ? {} : { max_studio_version: 'outOfRange' }

/** The changes of a form: an empty field removes its value. */
export function changeOf(values: PackageValues): PackageForm {
  const written = (value: string) => value.trim() || null
  return {
    description: written(values.description),
    min_studio_version: written(values.min_studio_version),
    max_studio_version: written(values.max_studio_version),
  }
}

/** The details of an archive in the form of the contract, sent before its bytes. */
export const formOf = (
  file: Pick<File, 'name' | 'size' | 'lastModified'>,
  { project, ...values }: PublishValues,
): UploadForm => ({
  project_id: Number(project),
  name: file.name,
  size: file.size,
  fingerprint: fingerprintOf(file),
  package: changeOf(values),
})
