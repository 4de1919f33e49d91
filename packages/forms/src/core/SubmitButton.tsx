import { Button, type ButtonProps } from '@saywright/ui'
import { useFormState } from 'react-final-form'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'isPending' | 'onPress'> & {
  /** What is being done, while it is: "Saving". */
  pendingLabel?: string
}

const subscription = { submitting: true } as const

/** Sends the form around it. Never disabled: pressing it says what is missing. */
export function SubmitButton({ children, pendingLabel, variant = 'primary', ...rest }: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription })
  return (
    <Button {...rest} variant={variant} type="submit" isPending={submitting}>
      {submitting && pendingLabel ? pendingLabel : children}
    </Button>
  )
}
