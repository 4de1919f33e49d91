import { FORM_ERROR } from 'final-form'
import { expect, it } from 'vitest'
import { faultsInOrder } from './faultsInOrder.js'

const labels = { title: 'Title', email: 'E-mail', comment: 'Comment' }
const keys = (state: Parameters<typeof faultsInOrder>[1]) =>
  faultsInOrder(labels, state).map(({ field, key }) => [field, key])

it('returns the order of the page, whatever the order of the errors', () => {
  expect(keys({ errors: { comment: 'required', title: 'tooLong' } })).toEqual([
    ['title', 'tooLong'],
    ['comment', 'required'],
  ])
})

it('keeps what the server said until the field is changed', () => {
  const submitErrors = { email: 'webmailEmail', title: 'alreadyExists' }
  expect(keys({ submitErrors, dirtyFieldsSinceLastSubmit: { title: true } })).toEqual([
    ['email', 'webmailEmail'],
  ])
})

it('takes the own rule of a field before the server', () => {
  expect(keys({ errors: { email: 'required' }, submitErrors: { email: 'webmailEmail' } })).toEqual([
    ['email', 'required'],
  ])
})

it('lists fields without a label after the others', () => {
  const state = {
    errors: { hidden: 'required' as const },
    submitErrors: { title: 'alreadyExists', other: 'invalid' },
  }
  expect(keys(state)).toEqual([
    ['title', 'alreadyExists'],
    ['hidden', 'required'],
    ['other', 'invalid'],
  ])
})

it('lists a field once for all that is wrong inside of it, and no failure of the whole form', () => {
  const errors = {
    words: 'required' as const,
    'words[0].text': 'required' as const,
    wordsOfMine: 'tooLong' as const,
  }
  expect(keys({ errors, submitErrors: { [FORM_ERROR]: 'incorrect' } })).toEqual([
    ['words', 'required'],
    ['wordsOfMine', 'tooLong'],
  ])
})
