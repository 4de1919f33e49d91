import { SubmitButton } from '@saywright/forms'
import { Button } from '@saywright/ui'
import { useWidthClass } from '@saywright/ui/theme'
import type { ReactNode } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { foot, words } from './FormFooter.css.js'

export type FormFooterProps = {
  /** A quiet sentence about the form. */
  note?: ReactNode
  discardLabel: string
  saveLabel: string
  savingLabel: string
}

const subscription = { dirty: true, submitting: true } as const

/** The foot of the form around it: discards changes, once there are any, and saves them. */
export function FormFooter({ note, discardLabel, saveLabel, savingLabel }: FormFooterProps) {
  const isPhone = useWidthClass() === 'phone'
  const form = useForm()
  const { dirty = false, submitting = false } = useFormState({ subscription })
  return (
    <div className={foot} data-changed={dirty || undefined}>
      <div className={words}>{note}</div>
      {dirty && (
        <Button
          variant={isPhone ? 'secondary' : 'ghost'}
          isDisabled={submitting}
          onPress={() => form.reset()}
        >
          {discardLabel}
        </Button>
      )}
      <SubmitButton pendingLabel={savingLabel}>{saveLabel}</SubmitButton>
    </div>
  )
}
