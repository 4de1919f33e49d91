import { Label, VisuallyHidden } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { label as labelStyle, optional } from './Field.css.js'
import type { FieldProps } from './FieldProps.js'
import { fieldMessages } from './messages.js'

type FieldLabelProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'isOptional'>

/** Label of the surrounding React Aria field. */
export function FieldLabel({ label, isLabelHidden, isOptional }: FieldLabelProps) {
  const t = useMessages(fieldMessages)
  if (isLabelHidden) {
    return (
      <VisuallyHidden>
        <Label>{label}</Label>
      </VisuallyHidden>
    )
  }
  return (
    <Label className={labelStyle}>
      <span>{label}</span>
      {isOptional ? <span className={optional}> {t('optional')}</span> : null}
    </Label>
  )
}
