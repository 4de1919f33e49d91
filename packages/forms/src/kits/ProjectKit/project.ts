import type { Project } from '@saywright/api/contract'
import { filled, limits, list, text, type } from '@saywright/api/contract'

const texts = [
  'title',
  'additional_comment',
  'solution_electronic',
  'solution_end_user',
  'solution_use_environment',
] as const
const lists = ['solution_category', 'solution_operating_system'] as const

/** What the form of a project holds: choices in English, the empty text for what is not given. */
export type ProjectValues = Record<(typeof texts)[number], string> &
  Record<(typeof lists)[number], readonly string[]>

/** What stands in the form of a project at first, when nothing is known. */
export const blankProject: ProjectValues = {
  title: '',
  additional_comment: '',
  solution_category: [],
  solution_operating_system: [],
  solution_electronic: '',
  solution_end_user: '',
  solution_use_environment: '',
}

/** What the form holds of a project that the server knows. */
export function projectValues(project: Pick<Project, keyof ProjectValues>): ProjectValues {
  return {
    ...blankProject,
    ...Object.fromEntries(texts.map((field) => [field, project[field] ?? ''])),
    ...Object.fromEntries(lists.map((field) => [field, project[field] ?? []])),
  }
}

/** What is sent for what the form holds: nothing for what was not given. */
export function projectBody(
  values: ProjectValues,
): Partial<ProjectValues> & Pick<ProjectValues, 'title' | 'additional_comment'> {
  const { title, additional_comment, ...solution } = values
  const given = Object.entries(solution).filter(([, value]) => value.length > 0)
  return { title: title.trim(), additional_comment: additional_comment.trim(), ...Object.fromEntries(given) }
}

const words = {
  title: filled('Kitchen lamp', limits.nameMaxCharacters),
  additional_comment: filled('Orders are picked by voice.', limits.messageMaxCharacters),
}
const severalOf = () => list(text(), { min: 1, key: 'required' })

/** The rules of a new project: categories and operating systems are asked for, and not insisted on. */
export const newProjectRules = type(words)

/** The rules of a project that is changed. */
export const projectRules = type({
  ...words,
  solution_category: severalOf(),
  solution_operating_system: severalOf(),
})
