import { useKeptState } from '@saywright/forms'
import type { Analysis, TextEdit } from '@saywright/grammar'
import { Button, Dialog, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type FormEvent, useId, useState } from 'react'
import type { GrammarEdit } from '../../model/grammar-worker/changes.js'
import type { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import { runQuery } from '../../model/grammar-worker/runQuery.js'
import { useRefusal } from '../../model/grammar-worker/useRefusal.js'
import { slotMessages } from './messages.js'

export type SlotNameDialogProps = {
  worker: GrammarWorker
  analysis: Analysis
  /** The slot that gets another name; a new one when absent. */
  slot?: string
  onName: (name: string, edits: readonly TextEdit[]) => void
  onClose: () => void
}

/** The name of a slot, new or another, written wherever the text names it. */
export function SlotNameDialog({ worker, analysis, slot, onName, onClose }: SlotNameDialogProps) {
  const t = useMessages(slotMessages)
  const form = useId()
  const [name, setName, forget] = useKeptState(
    slot === undefined ? 'new-slot' : `rename-slot-${slot}`,
    slot ?? '',
  )
  const [isSent, setSent] = useState(false)
  const wanted = name.trim()
  const change: GrammarEdit =
    slot === undefined ? { change: 'addSlot', name: wanted } : { change: 'renameRule', name: slot, wanted }
  const refused = useRefusal(worker, analysis, change)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    const changed = await runQuery(worker, 'change', analysis, change)
    if (!changed || !('edits' in changed)) return
    forget()
    onName(wanted, changed.edits)
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
      <form id={form} onSubmit={(event) => void submit(event)}>
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
