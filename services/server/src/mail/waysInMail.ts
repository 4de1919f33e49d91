import type { WayInReport } from '@saywright/api/contract'
import { fill, type Messages } from '../messages/messagesOf.js'
import { nameInMail, withoutLinks } from './nameInMail.js'

type Labels = Messages['mail']['ways']

/** A paragraph about the means of access to an account; empty without any. */
export function waysInMail(
  labels: Labels,
  sentence: 'ended' | 'working',
  reports: readonly WayInReport[],
): string {
  if (reports.length === 0) return ''
  const list = reports.map((report) => wayInMail(labels, report)).join(', ')
  return `\n\n${fill(labels[sentence], { list })}`
}

function wayInMail(labels: Labels, { way, count, names }: WayInReport): string {
  const label = fill(labels[way], { count })
  if (names.length === 0) return label
  // People chose these names, and thieves are people.
  return `${label} (${names.map((name) => withoutLinks(nameInMail(name))).join(', ')})`
}
