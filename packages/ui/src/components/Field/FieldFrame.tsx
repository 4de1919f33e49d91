import type { ReactNode } from 'react'
import { GroupContext, useSlottedContext } from 'react-aria-components'
import { spinner } from '../Button/Button.css.js'
import { checking, frames, prefix as prefixStyle } from './FieldFrame.css.js'
import type { FieldSize } from './FieldProps.js'

export type FieldFrameProps = {
  /** The input. */
  children: ReactNode
  size?: FieldSize | 'grows'
  prefix?: ReactNode
  /** The id of the input, which a press on the prefix focuses. */
  inputId?: string
  isChecking?: boolean | undefined
  suffix?: ReactNode
}

/** Frame of a text field: prefix, input, spinner of a check, buttons. */
export function FieldFrame({
  children,
  size = 'medium',
  prefix,
  inputId,
  isChecking,
  suffix,
}: FieldFrameProps) {
  const state = useSlottedContext(GroupContext)
  return (
    <div
      className={frames[size]}
      data-invalid={state?.isInvalid || undefined}
      data-disabled={state?.isDisabled || undefined}
    >
      {prefix ? (
        <label htmlFor={inputId} className={prefixStyle}>
          {prefix}
        </label>
      ) : null}
      {children}
      {isChecking ? (
        <span className={checking}>
          <span className={spinner} />
        </span>
      ) : null}
      {suffix}
    </div>
  )
}
