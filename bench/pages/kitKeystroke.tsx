import { activities, countries, countryGroups, industries, organizationSizes } from '@saywright/api/catalogue'
import { saveOrganization } from '@saywright/api/contract'
import { blankOrganization, OrganizationKit, rulesOf, ValidatedForm } from '@saywright/forms'
import { Columns, ComboBox, SegmentedControl, Select, TextField } from '@saywright/ui'
import { ThemeProvider } from '@saywright/ui/theme'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { clear, painted, show } from './stage.ts'
import { typeInto } from './typeInto.ts'

const chosen = (options: readonly { 'en-US': string }[]) =>
  options.map((option) => ({ value: option['en-US'], label: option['en-US'] }))
const combos = { country: countries, industry: industries, sub_industry: [], business_activity: activities }

function Kit() {
  return (
    <ValidatedForm
      rules={rulesOf(saveOrganization)}
      initialValues={blankOrganization}
      onSubmit={async () => undefined}
    >
      <OrganizationKit />
    </ValidatedForm>
  )
}

/** The same eight fields, each in a `Controller`, in the mode that costs react-hook-form least. */
function HookForm() {
  const { control } = useForm({ defaultValues: blankOrganization })
  return (
    <form>
      <Columns count={{ phone: 1, tablet: 2 }}>
        {(['name', 'website_url'] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            rules={{ required: true }}
            render={({ field, fieldState }) => (
              <TextField {...field} label={name} error={fieldState.error ? 'Missing' : undefined} />
            )}
          />
        ))}
        {(['country', 'industry', 'sub_industry', 'business_activity'] as const).map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field: { value, onChange, onBlur } }) => (
              <ComboBox
                label={name}
                options={chosen(combos[name])}
                value={value || null}
                onChange={(value) => onChange(value ?? '')}
                onBlur={onBlur}
              />
            )}
          />
        ))}
        <Controller
          name="geographic_area"
          control={control}
          render={({ field: { value, onChange, onBlur } }) => (
            <Select
              label="geographic_area"
              options={chosen(countryGroups)}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
        <Controller
          name="size"
          control={control}
          render={({ field: { value, onChange } }) => (
            <SegmentedControl
              label="size"
              options={chosen(organizationSizes)}
              value={value}
              onChange={onChange}
            />
          )}
        />
      </Columns>
    </form>
  )
}

const forms: Readonly<Record<string, ReactNode>> = { ours: <Kit />, hookForm: <HookForm /> }

const inputNamed = () => {
  const input = document.querySelector<HTMLInputElement>('input[name="website_url"]')
  if (!input) throw new Error('The form has no field for the web site.')
  return input
}

const actions = {
  mount: async (kind: string) => {
    clear()
    show(<ThemeProvider locale="en-US">{forms[kind]}</ThemeProvider>)
    await painted()
    inputNamed().focus()
    await painted()
  },
  typeText: (characters: number): Promise<number[]> => typeInto(inputNamed(), characters),
}
Object.assign(globalThis, { bench: actions })
