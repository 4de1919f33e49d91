import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField, VisuallyHidden } from 'react-aria-components'
import { FieldMessage } from '../Field/FieldMessage.js'
import { below, belowStart, rows, thumb, track } from './Switch.css.js'

export type SwitchProps = {
  label: ReactNode
  /**
   * Whether the label is only read by screen readers.
   * @default false
   */
  isLabelHidden?: boolean
  /** Effect of the switch; when it is read-only, the reason. */
  description?: ReactNode
  /** Whether the switch is selected (controlled). */
  isSelected?: boolean
  /**
   * Whether the switch is initially selected (uncontrolled).
   * @default false
   */
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  /**
   * Whether the value cannot be changed here. The switch stays in the tab order; explain the reason in
   * `description`.
   * @default false
   */
  isReadOnly?: boolean
  /**
   * Whether the switch is disabled.
   * @default false
   */
  isDisabled?: boolean
  /**
   * `start` puts the label first and the switch at the end of the row, for lists of settings.
   * @default 'end'
   */
  labelPosition?: 'start' | 'end'
  name?: string
  value?: string
  id?: string
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement>
  'aria-describedby'?: string
}

/** Turns a setting on or off with immediate effect. In a form that is submitted use a `Checkbox`. */
export function Switch({
  label,
  isLabelHidden,
  description,
  isReadOnly,
  labelPosition = 'end',
  ref,
  ...rest
}: SwitchProps) {
  return (
    <SwitchField {...rest} inputRef={ref} isReadOnly={isReadOnly} validationBehavior="aria">
      <SwitchButton className={rows[labelPosition]}>
        <span className={track}>
          <span className={thumb} />
        </span>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </SwitchButton>
      {description ? (
        <div className={labelPosition === 'end' ? below : belowStart}>
          <FieldMessage description={description} />
        </div>
      ) : null}
    </SwitchField>
  )
}
