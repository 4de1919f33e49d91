import { type ReactNode, useState } from 'react'
import { VisuallyHidden } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { action, control, messages } from './Field.css.js'
import { FieldLabel } from './FieldLabel.js'
import { FieldMessage } from './FieldMessage.js'
import type { FieldProps } from './FieldProps.js'
import { fieldMessages } from './messages.js'

type FieldLabels = Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'labelAction' | 'description' | 'error' | 'isOptional'
>

export type FieldPartsProps = FieldLabels & {
  /** The control itself. */
  children: ReactNode
  isChecking?: boolean | undefined
  /**
   * Whether changes of description and error are announced.
   * @default false
   */
  isLive?: boolean | undefined
  /** Content at the end of the line below the control. */
  counter?: ReactNode
}

/**
 * Label, messages and frame of a control, inside a React Aria field with the class `field`. The error is
 * announced automatically only after a server check, because the user has then moved on.
 */
export function FieldParts({ children, labelAction, isChecking, counter, isLive, ...rest }: FieldPartsProps) {
  const { label, isLabelHidden, isOptional, description, error } = rest
  const t = useMessages(fieldMessages)
  const [wasChecked, setWasChecked] = useState(false)
  if (isChecking && !wasChecked) setWasChecked(true)
  return (
    <>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <div className={control}>{children}</div>
      <div className={messages}>
        <div aria-live={wasChecked || isLive ? 'polite' : undefined}>
          <FieldMessage description={description} error={error} />
        </div>
        {counter}
      </div>
      {labelAction ? <div className={action}>{labelAction}</div> : null}
      {isChecking === undefined ? null : (
        <VisuallyHidden>
          <span role="status">{isChecking ? t('checking') : ''}</span>
        </VisuallyHidden>
      )}
    </>
  )
}
