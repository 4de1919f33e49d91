import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import * as limits from '../kernel/limits.js'
import { nullable, object, optional, text } from '../kernel/structs.js'

/** A version of the studio: numbers with points between them. */
export const studioVersion = () =>
  text({ min: 1, max: 40, pattern: /^\d{1,6}(\.\d{1,6}){0,3}$/, [docs]: { example: '6.1.4' } })

/** The fields of a package that staff fills in: the rest is in the package itself. */
export const packageForm = object({
  description: optional(
    nullable(text({ max: limits.freeTextMaxCharacters, [docs]: { example: 'A header with its version' } })),
  ),
  min_studio_version: optional(nullable(studioVersion())),
  max_studio_version: optional(nullable(studioVersion())),
})
export type PackageForm = ValueOf<typeof packageForm>

/** Whether the last version is not before the first; a missing one leaves the range open. */
export function isStudioRange({ min_studio_version: min, max_studio_version: max }: PackageForm): boolean {
  if (!min || !max) return true
  const [first, last] = [min, max].map((version) => version.split('.').map(Number)) as [number[], number[]]
  // A part that the last version leaves out is any: 6.1 is not before 6.1.4.
  for (const [index, part] of last.entries()) {
    const difference = part - (first[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
