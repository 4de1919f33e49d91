import { limits } from '@saywright/api/contract'
import { Button, Dialog, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type FormEvent, useId, useState } from 'react'
import { slotMessages } from './messages.js'
import { faultOfValue } from './testValues.js'

export type ChangeValueDialogProps = {
  values: readonly string[]
  /** Place of the value that is changed. */
  index: number
  onChange: (value: string) => void
  onClose: () => void
}

/** A value, written anew. */
export function ChangeValueDialog({ values, index, onChange, onClose }: ChangeValueDialogProps) {
  const t = useMessages(slotMessages)
  const form = useId()
  const [value, setValue] = useState(values[index] ?? '')
  const fault = faultOfValue(value, values, index)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!fault) onChange(value)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('changeTitle')}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <TextField
          label={t('value')}
          value={value}
          onChange={setValue}
          maxLength={limits.freeTextMaxCharacters}
          autoComplete="off"
          autoFocus
          {...(fault && {
            error: fault.reason === 'taken' ? t('taken', { line: fault.line }) : t('invalid'),
          })}
        />
      </form>
    </Dialog>
  )
}
