import { failuresOf } from '@saywright/api/contract'
import { expect, it, test } from 'vitest'
import { blankProject, newProjectRules, projectBody, projectRules, projectValues } from './project.js'

const given = { ...blankProject, title: ' Lamp ', additional_comment: 'By voice.' }

test.each([
  ['F-023 a new project', newProjectRules, { title: 'required', additional_comment: 'required' }],
  [
    'F-025 a project that is changed',
    projectRules,
    {
      title: 'required',
      additional_comment: 'required',
      solution_category: 'required',
      solution_operating_system: 'required',
    },
  ],
])('%s needs its fields', (_, rules, expected) => expect(failuresOf(rules, blankProject)).toEqual(expected))

it('F-024 a new project may do without categories and systems', () => {
  expect(failuresOf(newProjectRules, given)).toBeUndefined()
})

it('sends what was given, and nothing for the rest', () => {
  expect(projectBody({ ...given, solution_operating_system: ['Linux'] })).toEqual({
    title: 'Lamp',
    additional_comment: 'By voice.',
    solution_operating_system: ['Linux'],
  })
})

it('holds what the server knows of a project', () => {
  expect(
    projectValues({
      title: 'Lamp',
      additional_comment: null,
      solution_category: ['Toy'],
      solution_electronic: 'MCU',
    }),
  ).toEqual({ ...blankProject, title: 'Lamp', solution_category: ['Toy'], solution_electronic: 'MCU' })
})
