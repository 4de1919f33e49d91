import {
  ApiError,
  email,
  list,
  login,
  object,
  optional,
  password,
  register,
  text,
} from '@saywright/api/contract'
import { createForm, FORM_ERROR } from 'final-form'
import { describe, expect, it, test } from 'vitest'
import { comparePasswords } from '../kits/NewPasswordKit/comparePasswords.js'
import { faultOf } from './createFieldStore.js'
import { submissionErrors } from './submissionErrors.js'
import { validate } from './validate.js'

describe('the rules of a form', () => {
  it('F-003 ask for e-mail and password at login', () => {
    const rules = login.body
    if (!rules) throw new Error('login has a body')
    expect(validate(rules, { email: '', password: ' ' })).toEqual({ email: 'required', password: 'required' })
    expect(validate(rules, { email: 'a@', password: 'x' })).toEqual({ email: 'invalidEmail' })
    expect(validate(rules, { email: 'a@b.co', password: 'x' })).toEqual({})
  })

  it('F-004 ask for everything at registration', () => {
    const rules = register.body
    if (!rules) throw new Error('register has a body')
    const values = { first_name: '', last_name: '', email: '', password: '', password_confirmed: '' }
    expect({ ...comparePasswords(values), ...validate(rules, values) }).toEqual({
      first_name: 'required',
      last_name: 'required',
      email: 'required',
      password: 'required',
      password_confirmed: 'required',
    })
  })

  it('judge only the fields that the form holds', () => {
    const rules = object({ email: email(), password: password() })
    expect(validate(rules, { email: 'a@b.co', other: 'free' })).toEqual({})
  })

  it('name what is wrong within a list as its field is named', () => {
    const rules = object({
      words: list(object({ text: text({ min: 1 }), tags: list(email()) })),
      to: list(email()),
    })
    const words = [
      { text: 'on', tags: [] },
      { text: '', tags: ['a@b.co', 'a@b'] },
    ]
    expect(validate(rules, { words, to: [] })).toEqual({
      words: 'required',
      'words[1].text': 'required',
      'words[1].tags[1]': 'invalidEmail',
    })
  })

  it('take an empty optional field as absent', () => {
    expect(validate(object({ source: optional(text({ min: 3 })) }), { source: '' })).toEqual({})
  })
})

test.each([
  ['abcdefgH1!', 'abcdefgH1!', {}],
  ['abcdefgH1!', 'other', { password: 'mismatch', password_confirmed: 'mismatch' }],
  ['abcdefgH1!', ' ', { password_confirmed: 'required' }],
])('F-008 %s and %s', (password, password_confirmed, expected) => {
  expect(comparePasswords({ password, password_confirmed })).toEqual(expected)
})

describe('what the server says', () => {
  const fields = ['email', 'title']
  it('is beside the field that it names', () => {
    const error = new ApiError({ kind: 'invalid', status: 422, errors: { email: 'incorrectEmail' } })
    expect(submissionErrors(error, fields)).toEqual({ email: 'incorrectEmail' })
  })
  it('is over the form when it names a missing field', () => {
    const error = new ApiError({
      kind: 'refused',
      status: 422,
      message: 'No.',
      errors: { other: 'required' },
    })
    expect(submissionErrors(error, fields)).toEqual({ [FORM_ERROR]: 'No.' })
  })
  it.each(['', undefined])('counts as a refusal when it is %o', async (message) => {
    const error = new ApiError({ kind: 'network', ...(message === undefined ? {} : { message }) })
    const form = createForm({ initialValues: {}, onSubmit: async () => submissionErrors(error, fields) })
    await form.submit()
    expect(form.getState()).toMatchObject({
      submitFailed: true,
      submitSucceeded: false,
      hasSubmitErrors: true,
    })
  })
  it.each([
    ['network', 'unreachable'],
    ['timeout', 'unreachable'],
    ['server', 'unexpected'],
    ['tooMany', 'unexpected'],
    ['aborted', ''],
    ['silent', ''],
  ] as const)('without a sentence, %s is %s', (kind, found) => {
    expect(submissionErrors(new ApiError({ kind }), fields)).toEqual({ [FORM_ERROR]: found })
  })
  it('says what to do where a proxy refused the body, and the server said nothing', () => {
    const error = new ApiError({ kind: 'refused', status: 413, code: 'too_large' })
    expect(submissionErrors(error, fields)).toEqual({ [FORM_ERROR]: 'tooLarge' })
  })
  it('is unexpected when it is not a failed call', () => {
    expect(submissionErrors(new TypeError('x is undefined'), fields)).toEqual({ [FORM_ERROR]: 'unexpected' })
  })
  it('is never shown as an unknown key', () => {
    const error = new ApiError({ kind: 'invalid', status: 422, errors: { title: 'sql_exception' } })
    expect(submissionErrors(error, fields)).toEqual({ title: 'invalid' })
  })
})

test.each([
  [{ error: 'required' }, undefined],
  [{ error: 'required', touched: true }, 'required'],
  [{ error: 'required', submitFailed: true }, 'required'],
  [{ submitError: 'alreadyExists' }, 'alreadyExists'],
  [{ submitError: 'alreadyExists', dirtySinceLastSubmit: true }, undefined],
])('a field with %o shows %s', (meta, expected) => expect(faultOf(meta)).toBe(expected))
