import { type ReactNode, useState } from 'react'
import { VisuallyHidden } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { action, control, messages } from './Field.css.js'
import { FieldLabel } from './FieldLabel.js'
import { FieldMessage } from './FieldMessage.js'
import type { FieldProps } from './FieldProps.js'
import { fieldMessages } from './messages.js'

type FieldWords = Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'labelAction' | 'description' | 'error' | 'isOptional'
>

export type FieldPartsProps = FieldWords & {
  /** The control itself. */
  children: ReactNode
  isChecking?: boolean | undefined
  /**
   * Whether changes of description and error are announced.
   * @default false
   */
  isLive?: boolean | undefined
  /** At the right end of the line under the control. */
  counter?: ReactNode
}

/**
 * Everything around a control, inside a react-aria field that has the class `field`. The error is announced by itself
 * only when it comes from a check on a server, for then the person is already elsewhere.
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
