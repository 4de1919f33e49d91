import { useKeptState } from '@saywright/forms'
import { type Analysis, applyEdits, occurrencesOf, outline, renameRule } from '@saywright/grammar'
import { Button, Dialog, Message, Stack, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId, useState } from 'react'
import { ruleMessages } from './messages.js'

export type RenameRuleDialogProps = {
  analysis: Analysis
  /** Its name without brackets. */
  rule: string
  onRename: (grammar: string) => void
  onClose: () => void
}

/** Another name for a rule, wherever the text names it. */
export function RenameRuleDialog({ analysis, rule, onRename, onClose }: RenameRuleDialogProps) {
  const t = useMessages(ruleMessages)
  const form = useId()
  const [name, setName, forget] = useKeptState(`rename-rule-${rule}`, rule)
  const [isSubmitted, setSubmitted] = useState(false)
  const wanted = name.trim().replace(/^<|>$/g, '')
  const renaming = renameRule(analysis, rule, wanted)
  const refused = 'refused' in renaming ? renaming.refused : undefined
  // An empty name is not an error before the form is submitted.
  const isTold = refused !== undefined && (isSubmitted || refused !== 'invalid')
  const isFinal = refused === 'unknown' || refused === 'imported'
  const isExported = outline(analysis).some((entry) => entry.name === rule && entry.isExported)
  const close = () => {
    forget()
    onClose()
  }
  const submit = () => {
    setSubmitted(true)
    if (!('edits' in renaming)) return
    if (renaming.edits.length > 0) onRename(applyEdits(analysis.source, renaming.edits))
    close()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('rename', { rule: `<${rule}>` })}
      note={isFinal ? undefined : t('places', { count: occurrencesOf(analysis, rule).length })}
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          {!isFinal && (
            <Button variant="primary" type="submit" form={form}>
              {t('submit')}
            </Button>
          )}
        </>
      }
    >
      {isFinal ? (
        <Message tone="warning">{t(`refused.${refused}`)}</Message>
      ) : (
        <form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Stack gap="x2">
            <TextField
              label={t('name')}
              value={name}
              onChange={setName}
              autoComplete="off"
              autoFocus
              error={isTold ? t(`refused.${refused}`) : undefined}
            />
            {isExported && <Message tone="info">{t('exported')}</Message>}
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
