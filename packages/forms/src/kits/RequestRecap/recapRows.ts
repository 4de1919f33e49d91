import {
  type TechnologyChoice,
  technologyDifference,
  type UseCaseFlag,
  useCaseFlags,
  useCaseOf,
} from '@saywright/api/contract'

/** A use case changed by a request: its current and its added languages, by English name. */
export type RecapRow = {
  readonly flag: UseCaseFlag
  readonly isNew: boolean
  readonly needsLanguages: boolean
  readonly before: readonly string[]
  readonly added: readonly string[]
}

/** The use cases changed by a request, in display order; unchanged ones are omitted. */
export function recapRows(delivered: TechnologyChoice, choice: TechnologyChoice): RecapRow[] {
  const difference = technologyDifference(delivered, choice)
  return useCaseFlags
    .map((flag) => {
      const { languages } = useCaseOf[flag]
      return {
        flag,
        isNew: difference[`diff_${flag}`],
        needsLanguages: languages !== undefined,
        before: languages ? difference[`before_${languages}`] : [],
        added: languages ? difference[`diff_${languages}`] : [],
      }
    })
    .filter(({ isNew, added }) => isNew || added.length > 0)
}
