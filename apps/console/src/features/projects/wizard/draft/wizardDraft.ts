import { firstValues, type WizardValues } from '../wizardValues.js'

/** Objects that a submit created before it failed. */
export type Made = { readonly organization_id?: number; readonly project_id?: number }

/** The stored state of a wizard: its step, its values, and the results of a submit. */
export type WizardDraft = { readonly step: string; readonly values: WizardValues; readonly made: Made }

/** The values of a draft as the server keeps them. */
export const writtenDraft = ({ values, made }: Pick<WizardDraft, 'values' | 'made'>): string =>
  JSON.stringify({ values, made })

const blank = firstValues({ first_name: '', last_name: '' }, undefined)

/** Reads them again; `undefined` for what another version has written in another shape. */
export function readDraft(step: string, written: string): WizardDraft | undefined {
  try {
    const { values, made = {} } = JSON.parse(written) as { values?: unknown; made?: Made }
    return isLike(blank, values) ? { step, values: values as WizardValues, made } : undefined
  } catch {
    return undefined
  }
}

/** Whether something has all that a sample has, each of the same kind. */
function isLike(sample: unknown, given: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(given) && given.every((each) => typeof each === 'string')
  if (typeof sample !== 'object' || sample === null) return typeof given === typeof sample
  return (
    typeof given === 'object' &&
    given !== null &&
    Object.entries(sample).every(([name, value]) => isLike(value, (given as Record<string, unknown>)[name]))
  )
}
