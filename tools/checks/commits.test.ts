import { expect, it } from 'vitest'
import { subjectFault } from './commits.ts'

it.each([
  'feat(ui): export the shell of all dialogs',
  'fix: keep the draft when the server is away',
  'refactor(api)!: name responses as they are on the wire',
  `docs: ${'a'.repeat(66)}`,
])('accepts %s', (subject) => expect(subjectFault(subject)).toBeUndefined())

it.each([
  [`docs: ${'a'.repeat(67)}`, /73 characters/],
  ['update stuff', /not `type/],
  ['Fix(ui): capital', /not `type/],
  ['feat (ui): a space before the scope', /not `type/],
  ['feat(ui):', /not `type/],
  ['fix(ui): close the dialog; keep the draft', /one idea/],
  ['fix(ui): close the dialog.', /full stop/],
])('refuses %s', (subject, reason) => expect(subjectFault(subject)).toMatch(reason))
