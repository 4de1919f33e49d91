import { momentOfEnd } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import type { Transaction } from '../../transaction/transaction.js'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** @throws ApiFailure `incorrect_form` for an end that is past, or so far away that none is meant. */
export function readEnd<Written extends string | null | undefined>(
  { now, limits }: Transaction,
  written: Written,
  field = 'evaluation_ends_on',
): Written | string {
  if (written === undefined || written === null) return written
  const end = momentOfEnd(written)
  const days = (Date.parse(end) - now().getTime()) / dayMilliseconds
  if (days <= 0 || days > limits.evaluationDaysMax) throw incorrectForm({ [field]: 'outOfRange' })
  return end
}
