import { Button, type ButtonProps } from '@saywright/ui'
import { useFormState } from 'react-final-form'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'isPending' | 'onPress'> & {
  /** Label during the submit, for example "Saving". */
  pendingLabel?: string
}

const subscription = { submitting: true } as const

/** Submits the form around it. It is never disabled; pressing it shows the errors of an incomplete form. */
export function SubmitButton({ children, pendingLabel, variant = 'primary', ...rest }: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription })
  return (
    <Button {...rest} variant={variant} type="submit" isPending={submitting}>
      {submitting && pendingLabel ? pendingLabel : children}
    </Button>
  )
}
