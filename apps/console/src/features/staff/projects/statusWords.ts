import { label, projectStatuses, wireValue } from '@saywright/api/catalogue'
import type { Locale } from '@saywright/ui/i18n'

/** The statuses that a project may have, by the value that is sent. */
export const statusOptions = (locale: Locale) =>
  projectStatuses.map((status) => ({ value: wireValue(status), label: label(status, locale) }))

export const statusValues = projectStatuses.map((status) => status['en-US'])
export type StatusValue = (typeof statusValues)[number]

/** The label of a status; one that is unknown to this version is shown unchanged. */
export function statusIn(status: string | null | undefined, locale: Locale): string {
  return statusOptions(locale).find(({ value }) => value === status)?.label ?? status ?? ''
}
