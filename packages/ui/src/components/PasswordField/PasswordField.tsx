import { ArrowBigUp, Eye, EyeOff } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { TextField as AriaTextField, Input } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { field } from '../Field/Field.css.js'
import { FieldButton } from '../Field/FieldButton.js'
import { input } from '../Field/FieldFrame.css.js'
import { FieldFrame } from '../Field/FieldFrame.js'
import { FieldParts } from '../Field/FieldParts.js'
import type { FieldSize, TextEntryProps } from '../Field/FieldProps.js'
import { passwordFieldMessages } from './messages.js'
import { below, capsLock } from './PasswordField.css.js'
import { type PasswordRequirement, PasswordRequirements } from './PasswordRequirements.js'
import { useCapsLock } from './useCapsLock.js'

export type PasswordFieldProps = TextEntryProps & {
  /**
   * Height of the field in the current width class.
   * @default 'medium'
   */
  size?: FieldSize
  /** Rules shown below the field from the start. Pass an updated list on each change of the value. */
  requirements?: readonly PasswordRequirement[]
  /**
   * `current-password` lets password managers fill in the password; `new-password` lets them suggest one.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password'
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement>
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true }

/** Edits a password, which is hidden until the user reveals it. Pasting and password managers work. */
export function PasswordField({
  label,
  isLabelHidden,
  labelAction,
  description,
  error,
  isOptional,
  isChecking,
  size,
  requirements,
  placeholder,
  autoComplete = 'current-password',
  ref,
  onKeyDown,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: PasswordFieldProps) {
  const t = useMessages(passwordFieldMessages)
  const listId = useId()
  const [isShown, setIsShown] = useState(false)
  const caps = useCapsLock()
  return (
    <AriaTextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck="false"
      autoCorrect="off"
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      aria-describedby={[describedBy, requirements && listId].filter(Boolean).join(' ') || undefined}
      onKeyDown={(event) => {
        caps.read(event)
        onKeyDown?.(event)
      }}
      onKeyUp={caps.read}
      onBlur={(event) => {
        caps.forget()
        onBlur?.(event)
      }}
      className={field}
    >
      <FieldParts {...{ label, isLabelHidden, labelAction, description, error, isOptional, isChecking }}>
        <FieldFrame
          size={size}
          isChecking={isChecking}
          suffix={
            <FieldButton
              label={t('show')}
              icon={isShown ? <EyeOff {...icon} /> : <Eye {...icon} />}
              isPressed={isShown}
              isDisabled={rest.isDisabled}
              onPress={() => setIsShown(!isShown)}
            />
          }
        >
          <Input ref={ref} placeholder={placeholder} className={input} autoCapitalize="none" />
        </FieldFrame>
        <div role="status" className={capsLock}>
          {caps.isOn ? (
            <>
              <ArrowBigUp {...icon} size={14} />
              <span>{t('capsLock')}</span>
            </>
          ) : null}
        </div>
      </FieldParts>
      {requirements ? (
        <div className={below}>
          <PasswordRequirements requirements={requirements} id={listId} />
        </div>
      ) : null}
    </AriaTextField>
  )
}
