import { useKeptState } from '@saywright/forms'
import type { Analysis, TextEdit } from '@saywright/grammar'
import { Button, Dialog, Stack, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type FormEvent, useId, useState } from 'react'
import type { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import { runQuery } from '../../model/grammar-worker/runQuery.js'
import { useRefusal } from '../../model/grammar-worker/useRefusal.js'
import { intentMessages } from './messages.js'

export type NewIntentDialogProps = {
  worker: GrammarWorker
  analysis: Analysis
  onAdd: (edits: readonly TextEdit[], name: string) => void
  onClose: () => void
}

/** Name and words of a new intent, which the text gets as a rule. */
export function NewIntentDialog({ worker, analysis, onAdd, onClose }: NewIntentDialogProps) {
  const t = useMessages(intentMessages)
  const form = useId()
  const [draft, setDraft, forget] = useKeptState('new-intent', { name: '', words: '' })
  const { name, words } = draft
  const [isSent, setSent] = useState(false)
  const wanted = { change: 'addIntent', name, words } as const
  const refused = useRefusal(worker, analysis, wanted)
  const nameFault = refused === 'invalid' || refused === 'taken' ? refused : undefined
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    const change = await runQuery(worker, 'change', analysis, wanted)
    if (!change || !('edits' in change)) return
    forget()
    onAdd(change.edits, name.trim())
  }
  const close = () => {
    forget()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('add')}
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void add(event)}>
        <Stack gap="x3">
          <TextField
            label={t('name')}
            description={t('nameHint')}
            value={name}
            onChange={(next) => setDraft({ ...draft, name: next })}
            autoComplete="off"
            autoFocus
            {...(nameFault && (isSent || name !== '') && { error: t(nameFault) })}
          />
          <TextField
            label={t('words')}
            description={t('wordsHint')}
            value={words}
            onChange={(next) => setDraft({ ...draft, words: next })}
            autoComplete="off"
            {...(refused === 'unspoken' && (isSent || words !== '') && { error: t('wordsInvalid') })}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
