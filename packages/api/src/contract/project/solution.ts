import { type Option, wireValue } from '../../catalogue/option.js'
import { operatingSystems } from '../../catalogue/platforms.js'
import {
  solutionCategories,
  solutionElectronics,
  solutionEndUsers,
  useEnvironments,
} from '../../catalogue/solutions.js'
import type { ValueOf } from '../kernel/description.js'
import { list, nullable, object, oneOf, optional, text } from '../kernel/structs.js'
import { limits } from '../limits.js'

/* @__NO_SIDE_EFFECTS__ */
const oneWord = <O extends Option>(options: readonly O[]) =>
  optional(nullable(oneOf(options.map((option): O['en-US'] => option['en-US']))))

/* @__NO_SIDE_EFFECTS__ */
const words = (options: readonly Option[], min = 0) =>
  list(oneOf(options.map((option) => wireValue(option))), { min, max: options.length, key: 'required' })

/* @__NO_SIDE_EFFECTS__ */
const short = () => optional(nullable(text({ max: limits.freeTextMaxCharacters })))

/** Details of a project beside its categories and operating systems; choices are sent as their English words. */
const furtherFields = {
  solution_electronic: oneWord(solutionElectronics),
  solution_end_user: oneWord(solutionEndUsers),
  solution_use_environment: oneWord(useEnvironments),
  project_maturity: short(),
  forecasted_volume: short(),
  avg_unit_price: short(),
  technical_contact: short(),
} as const

/** Of a new project, where all details are optional. */
export const projectDetailFields = {
  solution_category: optional(words(solutionCategories)),
  solution_operating_system: optional(words(operatingSystems)),
  ...furtherFields,
} as const

/** Of a project that is saved: it is for something, and runs on something. */
export const requiredDetailFields = {
  solution_category: words(solutionCategories, 1),
  solution_operating_system: words(operatingSystems, 1),
  ...furtherFields,
} as const

const projectDetails = object(projectDetailFields)
export type ProjectDetails = ValueOf<typeof projectDetails>
