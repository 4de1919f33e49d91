import { limits } from '@saywright/api/contract'
import { useKeptState } from '@saywright/forms'
import { Button, Dialog, NumberField } from '@saywright/ui'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { type FormEvent, useId } from 'react'
import { wakeWordsMessages } from '../../messages/index.js'

export type ThresholdDialogProps = {
  /** From 0 to 10,000. */
  threshold: number
  onChange: (threshold: number) => void
  onClose: () => void
}

/** The setting of the recognizer: the score with which a wake word wakes. */
export function ThresholdDialog({ threshold, onChange, onClose }: ThresholdDialogProps) {
  const t = useMessages(wakeWordsMessages)
  const numbers = new Intl.NumberFormat(useLanguageTag())
  const form = useId()
  const [draft, setDraft, forget] = useKeptState<{ value: number | null }>('threshold', { value: threshold })
  const { value } = draft
  const range = { min: numbers.format(limits.confidenceMin), max: numbers.format(limits.confidenceMax) }
  const isWrong =
    value === null || !Number.isInteger(value) || value < limits.confidenceMin || value > limits.confidenceMax
  const close = () => {
    forget()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWrong) return
    onChange(value)
    close()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('recognizer.title')}
      description={t('recognizer.lead')}
      actions={
        <>
          <Button variant="ghost" onPress={() => setDraft({ value: limits.confidenceThreshold })}>
            {t('recognizer.standard')}
          </Button>
          <Button onPress={close}>{t('recognizer.cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t('recognizer.apply')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <NumberField
          label={t('recognizer.threshold')}
          description={t('recognizer.hint', range)}
          hasSteps={false}
          value={value}
          error={isWrong ? t('recognizer.outOfRange', range) : undefined}
          onChange={(next) => setDraft({ value: next })}
        />
      </form>
    </Dialog>
  )
}
