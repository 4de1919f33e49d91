import { createForm, type FormApi } from 'final-form'
import { describe, expect, it, vi } from 'vitest'
import { createFieldErrors } from './createFieldErrors.js'
import { createFieldStores } from './createFieldStore.js'

const initialValues = { one: '', two: '', words: [{ text: 'on' }, { text: 'off' }] }

function someFields(onSubmit = async (): Promise<object | undefined> => undefined) {
  const form = createForm({ initialValues, onSubmit }) as unknown as FormApi
  const errors = createFieldErrors()
  const fields = createFieldStores(form, errors)
  const heard = (name: string) => {
    const listener = vi.fn()
    fields(name).subscribe(listener)
    return listener
  }
  return { form, errors, fields, heard }
}

describe('the fields of a form', () => {
  it('are registered only when they are entered or changed, so that a key costs the same in a long form', () => {
    const { form, fields, heard } = someFields()
    for (const name of ['one', 'two']) heard(name)
    expect(form.getRegisteredFields()).toEqual([])
    fields('two').focus()
    fields('two').change('lamp')
    expect(form.getRegisteredFields()).toEqual(['two'])
  })

  it('are notified of their own value only', () => {
    const { fields, heard } = someFields()
    const [one, two] = [heard('one'), heard('two')]
    fields('two').change('lamp')
    expect(fields('two').value()).toBe('lamp')
    expect(two).toHaveBeenCalled()
    expect(one).not.toHaveBeenCalled()
  })

  it('are notified of their value in a list', () => {
    const { form, fields, heard } = someFields()
    const listener = heard('words[1].text')
    form.change('words', [{ text: 'on' }, { text: 'out' }])
    expect(listener).toHaveBeenCalled()
    expect(fields('words[1].text').value()).toBe('out')
  })

  it('count as changed when they are changed from outside, also after a submit', async () => {
    const { form, heard } = someFields(async () => ({ one: 'alreadyExists' }))
    heard('one')
    heard('two')
    await form.submit()
    const state = vi.fn()
    form.subscribe(state, { dirtyFields: true, dirtySinceLastSubmit: true })
    form.change('two', 'lamp')
    expect(state).toHaveBeenLastCalledWith({ dirtyFields: { two: true }, dirtySinceLastSubmit: true })
  })

  it('show the refusal of the server until they are changed, entered or not', async () => {
    const { form, fields, heard } = someFields(async () => ({ one: 'alreadyExists', two: 'invalid' }))
    heard('one')
    heard('two')
    await form.submit()
    expect([fields('one').fault(), fields('two').fault()]).toEqual(['alreadyExists', 'invalid'])
    fields('one').change('lamp')
    expect([fields('one').fault(), fields('two').fault()]).toEqual([undefined, 'invalid'])
  })

  it('show their own fault once they were left, wherever it is shown', () => {
    const { errors, fields, heard } = someFields()
    heard('one')
    const elsewhere = heard('one')
    errors.set({ one: 'required' })
    expect(fields('one').fault()).toBeUndefined()
    fields('one').focus()
    elsewhere.mockClear()
    fields('one').blur()
    expect(fields('one').fault()).toBe('required')
    expect(elsewhere).toHaveBeenCalled()
  })
})
