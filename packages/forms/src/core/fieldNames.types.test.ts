import { describe, expect, expectTypeOf, it } from 'vitest'
import type { FormMultiSelectProps } from '../fields/FormMultiSelect/FormMultiSelect.js'
import type { FormRadioGroupProps } from '../fields/FormRadioGroup/FormRadioGroup.js'
import type { FormSelectProps } from '../fields/FormSelect/FormSelect.js'
import type { FormTextFieldProps } from '../fields/FormTextField/FormTextField.js'
import type { EmailKitProps } from '../kits/EmailKit/EmailKit.js'
import { type FieldName, type FieldPath, type FieldValue, fieldNames } from './fieldNames.js'

type Role = 'guest' | 'member'
type Values = {
  email: string
  role: Role
  beta?: boolean | undefined
  projects: readonly number[]
  address: { city: string }
  words: { text: string; synonyms: readonly string[] }[]
  grid: number[][]
}

const nameOf = fieldNames<Values>()
const index = 1 as number

describe('the names of fields', () => {
  it('are the paths into the values', () => {
    expectTypeOf<FieldPath<{ a: string; b: { c: number } }>>().toEqualTypeOf<'a' | 'b' | 'b.c'>()
    expect([nameOf('email'), nameOf('address.city'), nameOf('words[0].synonyms[2]')]).toEqual([
      'email',
      'address.city',
      'words[0].synonyms[2]',
    ])
    expect(nameOf(`words[${index}].text`)).toBe('words[1].text')
    expect(fieldNames({ email: '' })('email')).toBe('email')
  })

  it('know their values', () => {
    expectTypeOf<FieldValue<Values, 'role'>>().toEqualTypeOf<Role>()
    expectTypeOf<FieldValue<Values, 'address.city'>>().toEqualTypeOf<string>()
    expectTypeOf<FieldValue<Values, `words[${number}].text`>>().toEqualTypeOf<string>()
    expectTypeOf<FieldValue<Values, 'words[3].synonyms'>>().toEqualTypeOf<readonly string[]>()
    expectTypeOf<FieldValue<Values, 'words[3].synonyms[0]'>>().toEqualTypeOf<string>()
    expectTypeOf<FieldValue<Values, 'grid[0][1]'>>().toEqualTypeOf<number>()
    expectTypeOf(nameOf('beta')).toEqualTypeOf<FieldName<boolean | undefined>>()
  })

  it('do not compile where the form has no such field', () => {
    // @ts-expect-error misspelt
    nameOf('emial')
    // @ts-expect-error not in the object
    nameOf('address.street')
    // @ts-expect-error not in the items of the list
    nameOf(`words[${index}].txet`)
    // @ts-expect-error a list has no such key
    nameOf('words.text')
    // @ts-expect-error a text has nothing below
    nameOf('email.domain')
  })

  it('are the only ones that fields take', () => {
    expectTypeOf<string>().not.toExtend<FormTextFieldProps['name']>()
    expectTypeOf<'email'>().not.toExtend<NonNullable<EmailKitProps['name']>>()
    expectTypeOf(nameOf('email')).toExtend<NonNullable<EmailKitProps['name']>>()
    expectTypeOf(nameOf(`words[${index}].text`)).toExtend<FormTextFieldProps['name']>()
  })

  it('lead to a value that takes what the field writes', () => {
    expectTypeOf(nameOf('projects')).not.toExtend<FormTextFieldProps['name']>()
    expectTypeOf(nameOf('role')).not.toExtend<FormTextFieldProps['name']>()
    expectTypeOf(nameOf('role')).toExtend<FormSelectProps<Role>['name']>()
    expectTypeOf(nameOf('role')).not.toExtend<FormSelectProps<Role | 'owner'>['name']>()
    expectTypeOf(nameOf('beta')).toExtend<FormRadioGroupProps<boolean>['name']>()
    expectTypeOf(nameOf('projects')).toExtend<FormMultiSelectProps<number>['name']>()
    expectTypeOf(nameOf('projects')).not.toExtend<FormMultiSelectProps<string>['name']>()
  })
})
