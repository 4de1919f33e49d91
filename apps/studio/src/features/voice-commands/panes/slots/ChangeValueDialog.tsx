import { limits } from '@saywright/api/contract'
import { useKeptState } from '@saywright/forms'
import { Button, Dialog, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type FormEvent, useId } from 'react'
import { faultOfValue } from '../../model/slots/testValues.js'
import { slotMessages } from './messages.js'

export type ChangeValueDialogProps = {
  /** Without brackets, of the slot. */
  slot: string
  values: readonly string[]
  /** Place of the value that is changed. */
  index: number
  onChange: (value: string) => void
  onClose: () => void
}

/** Changes a value. */
export function ChangeValueDialog({ slot, values, index, onChange, onClose }: ChangeValueDialogProps) {
  const t = useMessages(slotMessages)
  const form = useId()
  const before = values[index] ?? ''
  const [value, setValue, forget] = useKeptState(`change-value-${slot}-${before}`, before)
  const fault = faultOfValue(value, values, index)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (fault) return
    forget()
    onChange(value)
  }
  const close = () => {
    forget()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('changeTitle')}
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
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
