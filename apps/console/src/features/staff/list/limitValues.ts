import type { FieldErrors } from '@saywright/forms'

const most = 1_000_000

/** The text in the field of a limit: empty for the default. */
export const writeLimit = (limit: number | null | undefined) => (limit ? String(limit) : '')

/** The limit of a field; null for the default. */
export const readLimit = (written: string) => (written.trim() === '' ? null : Number(written))

/** The fields whose text is not a limit. */
export function faultsOfLimits(values: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, written]) => {
      if (written.trim() === '') return []
      const isLimit = /^\d+$/.test(written.trim()) && Number(written) >= 1 && Number(written) <= most
      return isLimit ? [] : [[field, 'outOfRange' as const]]
    }),
  )
}
