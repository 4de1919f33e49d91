import { useKeptState } from '@saywright/forms'
import { type Analysis, addSlot, renameRule, type TextEdit } from '@saywright/grammar'
import { Button, Dialog, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type FormEvent, useId, useState } from 'react'
import { slotMessages } from './messages.js'

export type SlotNameDialogProps = {
  analysis: Analysis
  /** The slot that gets another name; a new one when absent. */
  slot?: string
  onName: (name: string, edits: readonly TextEdit[]) => void
  onClose: () => void
}

/** The name of a slot, new or another, written wherever the text names it. */
export function SlotNameDialog({ analysis, slot, onName, onClose }: SlotNameDialogProps) {
  const t = useMessages(slotMessages)
  const form = useId()
  const [name, setName, forget] = useKeptState(
    slot === undefined ? 'new-slot' : `rename-slot-${slot}`,
    slot ?? '',
  )
  const [isSent, setSent] = useState(false)
  const wanted = name.trim()
  const change = slot === undefined ? addSlot(analysis, wanted) : renameRule(analysis, slot, wanted)
  const refused = 'refused' in change ? change.refused : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (!('edits' in change)) return
    forget()
    onName(wanted, change.edits)
  }
  const close = () => {
    forget()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t(slot === undefined ? 'add' : 'renameTitle')}
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t(slot === undefined ? 'create' : 'save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={t('name')}
          description={t('nameHint')}
          value={name}
          onChange={setName}
          autoComplete="off"
          autoFocus
          {...(refused &&
            (isSent || name !== '') && { error: t(refused === 'taken' ? 'nameTaken' : 'nameInvalid') })}
        />
      </form>
    </Dialog>
  )
}
