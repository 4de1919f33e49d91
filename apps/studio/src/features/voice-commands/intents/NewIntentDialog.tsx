import { type Analysis, addIntent, type TextEdit } from '@saywright/grammar'
import { Button, Dialog, Stack, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type FormEvent, useId, useState } from 'react'
import { intentMessages } from './messages.js'

export type NewIntentDialogProps = {
  analysis: Analysis
  onAdd: (edits: readonly TextEdit[], name: string) => void
  onClose: () => void
}

/** Name and words of a new intent, which the text gets as a rule. */
export function NewIntentDialog({ analysis, onAdd, onClose }: NewIntentDialogProps) {
  const t = useMessages(intentMessages)
  const form = useId()
  const [name, setName] = useState('')
  const [words, setWords] = useState('')
  const [isSent, setSent] = useState(false)
  const change = addIntent(analysis, name, words)
  const refused = 'refused' in change ? change.refused : undefined
  const nameFault = refused === 'invalid' || refused === 'taken' ? refused : undefined
  const add = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if ('edits' in change) onAdd(change.edits, name.trim())
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('add')}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={add}>
        <Stack gap="x3">
          <TextField
            label={t('name')}
            description={t('nameHint')}
            value={name}
            onChange={setName}
            autoComplete="off"
            autoFocus
            {...(nameFault && (isSent || name !== '') && { error: t(nameFault) })}
          />
          <TextField
            label={t('words')}
            description={t('wordsHint')}
            value={words}
            onChange={setWords}
            autoComplete="off"
            {...(refused === 'unspoken' && (isSent || words !== '') && { error: t('wordsInvalid') })}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
