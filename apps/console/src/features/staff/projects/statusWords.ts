import { label, projectStatuses, wireValue } from '@saywright/api/catalogue'
import type { Locale } from '@saywright/ui/i18n'

/** The statuses that a project may have, by the value that is sent. */
export const statusOptions = (locale: Locale) =>
  projectStatuses.map((status) => ({ value: wireValue(status), label: label(status, locale) }))

export const statusValues = projectStatuses.map((status) => status['en-US'])
export type StatusValue = (typeof statusValues)[number]

/** A status as it is shown; one that this version does not know is shown as it came. */
export function statusIn(status: string | null | undefined, locale: Locale): string {
  return statusOptions(locale).find(({ value }) => value === status)?.label ?? status ?? ''
}
