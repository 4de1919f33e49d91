import { object, text } from '@saywright/api/contract'
import { FormTextField, fieldNames, ValidatedForm } from '@saywright/forms'
import { TextField } from '@saywright/ui'
import { ThemeProvider } from '@saywright/ui/theme'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { clear, painted, show } from './stage.ts'
import { typeInto } from './typeInto.ts'

const names = Array.from({ length: 100 }, (_, index) => `field${index}`)
const initialValues: Record<string, string> = Object.fromEntries(names.map((name) => [name, '']))
const nameOf = fieldNames(initialValues)
const rules = object(Object.fromEntries(names.map((name) => [name, text({ min: 1 })])))

function FormFields() {
  return (
    <ValidatedForm rules={rules} initialValues={initialValues} onSubmit={async () => undefined}>
      {names.map((name) => (
        <FormTextField key={name} name={nameOf(name)} label={name} />
      ))}
    </ValidatedForm>
  )
}

function HookFormFields() {
  const { control } = useForm({ defaultValues: initialValues })
  return (
    <form>
      {names.map((name) => (
        <Controller
          key={name}
          name={name}
          control={control}
          rules={{ required: true }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <TextField {...field} ref={ref} label={name} error={fieldState.error ? 'Missing' : undefined} />
          )}
        />
      ))}
    </form>
  )
}

const forms: Readonly<Record<string, ReactNode>> = { ours: <FormFields />, hookForm: <HookFormFields /> }
const actions = {
  mount: async (kind: string) => {
    clear()
    show(<ThemeProvider locale="en-US">{forms[kind]}</ThemeProvider>)
    await painted()
    document.querySelectorAll<HTMLInputElement>('input')[50]?.focus()
    await painted()
  },
  typeText: async (characters: number): Promise<number[]> => {
    const input = document.querySelectorAll<HTMLInputElement>('input')[50]
    if (!input) throw new Error('The form has no fields.')
    return typeInto(input, characters)
  },
}
export type KeystrokeActions = typeof actions
Object.assign(globalThis, { bench: actions })
