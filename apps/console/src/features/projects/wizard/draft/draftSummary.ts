import { chosenUseCases, type UseCaseFlag } from '@saywright/api/contract'
import { isWithoutLanguages } from '../isWithoutLanguages.js'
import { readDraft } from './wizardDraft.js'

export const draftSteps = ['person', 'useCases', 'languages', 'details', 'end'] as const
export type DraftStep = (typeof draftSteps)[number]

/** Summary of a draft, shown where it can be continued. */
export type DraftSummary = {
  /** Title of the project; '' before one is entered. */
  readonly title: string
  readonly step: DraftStep
  /** From 1. */
  readonly place: number
  /** Number of steps for the selected use cases. */
  readonly total: number
  /** The selected technologies. */
  readonly useCases: readonly UseCaseFlag[]
  readonly updatedAt: string
}

type Kept = { readonly step: string; readonly values: string; readonly updated_at: string }

/** Undefined for a draft in the format of another version. */
export function draftSummary(kept: Kept): DraftSummary | undefined {
  const draft = readDraft(kept.step, kept.values)
  if (!draft) return undefined
  const { choice, details } = draft.values
  const steps = draftSteps.filter((step) => step !== 'languages' || !isWithoutLanguages(choice))
  const at = Math.max(
    0,
    steps.findIndex((step) => step === draft.step),
  )
  return {
    title: details.title.trim(),
    step: steps[at] ?? 'person',
    place: at + 1,
    total: steps.length,
    useCases: chosenUseCases(choice),
    updatedAt: kept.updated_at,
  }
}
