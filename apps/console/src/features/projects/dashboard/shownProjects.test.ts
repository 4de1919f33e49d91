import { type ProjectState, projectStates } from '@saywright/api/catalogue'
import { expect, test } from 'vitest'
import { isShown, type ShownKind } from './shownProjects.js'

test.each<[ShownKind, ProjectState[]]>([
  ['all', ['draft', 'waiting', 'evaluation', 'ended', 'production']],
  ['todo', ['draft', 'ended']],
  ['open', ['evaluation', 'production']],
])('%s shows the states %j', (kind, states) => {
  const shown = projectStates.map(({ code }) => code).filter((state) => isShown(kind, state))
  expect(shown).toEqual(states)
})
