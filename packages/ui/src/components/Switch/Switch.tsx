import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField, VisuallyHidden } from 'react-aria-components'
import { FieldMessage } from '../Field/FieldMessage.js'
import { below, belowStart, rows, thumb, track } from './Switch.css.js'

export type SwitchProps = {
  label: ReactNode
  isLabelHidden?: boolean
  /** What it changes; when it is locked, why. */
  description?: ReactNode
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  /** Settled and not to be changed here. It keeps its place in the Tab order; say why in `description`. */
  isReadOnly?: boolean
  isDisabled?: boolean
  /** `start` puts the words first and the switch at the end of the row, as in lists of settings. */
  labelPosition?: 'start' | 'end'
  name?: string
  value?: string
  id?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
  'aria-describedby'?: string
}

/** On or off, taking effect at once. */
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
