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

/** Values of the project form: options in English, an empty text for absent values. */
export type ProjectValues = Record<(typeof texts)[number], string> &
  Record<(typeof lists)[number], readonly string[]>

/** Initial values of the form of a new project. */
export const blankProject: ProjectValues = {
  title: '',
  additional_comment: '',
  solution_category: [],
  solution_operating_system: [],
  solution_electronic: '',
  solution_end_user: '',
  solution_use_environment: '',
}

/** Converts a project of the server to the values of the form. */
export function projectValues(project: Pick<Project, keyof ProjectValues>): ProjectValues {
  return {
    ...blankProject,
    ...Object.fromEntries(texts.map((field) => [field, project[field] ?? ''])),
    ...Object.fromEntries(lists.map((field) => [field, project[field] ?? []])),
  }
}

/** Converts the values of the form to a request body; absent values are omitted. */
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

/** Rules of a new project: categories and operating systems are optional. */
export const newProjectRules = type(words)

/** Rules of an existing project. */
export const projectRules = type({
  ...words,
  solution_category: severalOf(),
  solution_operating_system: severalOf(),
})
