import { limits } from '@saywright/api/contract'
import { useKeptState } from '@saywright/forms'
import { Button, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import type { FormEvent } from 'react'
import { faultOfValue } from '../../model/slots/testValues.js'
import { slotMessages } from './messages.js'
import { entry, field } from './SlotsPane.css.js'

export type ValueEntryProps = {
  /** Key under which the draft is stored. */
  name: string
  values: readonly string[]
  onAdd: (value: string) => void
}

/** Adds a value; a duplicate is reported while it is typed. */
export function ValueEntry({ name, values, onAdd }: ValueEntryProps) {
  const t = useMessages(slotMessages)
  const [value, setValue] = useKeptState(name, '')
  const fault = value === '' ? undefined : faultOfValue(value, values)
  const isFull = values.length >= limits.valuesPerSlot
  const error = isFull
    ? t('full', { count: limits.valuesPerSlot })
    : fault && (fault.reason === 'taken' ? t('taken', { line: fault.line }) : t('invalid'))
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (value === '' || error) return
    onAdd(value)
    setValue('')
  }
  return (
    <form className={entry} onSubmit={add}>
      <div className={field}>
        <TextField
          label={t('value')}
          value={value}
          onChange={setValue}
          maxLength={limits.freeTextMaxCharacters}
          autoComplete="off"
          {...(error && { error })}
        />
      </div>
      <Button type="submit" isDisabled={value === '' || error !== undefined}>
        {t('addValue')}
      </Button>
    </form>
  )
}
