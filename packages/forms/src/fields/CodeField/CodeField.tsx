import { FieldLayout, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle } from 'react'
import * as css from './CodeField.css.js'
import type { CodeAlphabet } from './codeText.js'
import { codeMessages } from './messages.js'
import { useCodeInput } from './useCodeInput.js'

export type CodeFieldProps = {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  /** Called with the input when the last box is filled, after `onChange`. */
  onComplete?: (input: HTMLInputElement) => void
  /**
   * Accepted characters; others are dropped.
   * @default 'alphanumeric'
   */
  alphabet?: CodeAlphabet
  /**
   * Number of characters.
   * @default 6
   */
  length?: number
  description?: ReactNode
  /** Error message. The next character typed in the first box replaces the code. */
  error?: ReactNode
  /**
   * Whether the code is being verified; it cannot be changed meanwhile.
   * @default false
   */
  isPending?: boolean
  /**
   * Whether the field is disabled.
   * @default false
   */
  isDisabled?: boolean
  /**
   * Whether the value can be read and copied, but not changed.
   * @default false
   */
  isReadOnly?: boolean
  /**
   * Whether the field receives the focus when it is rendered.
   * @default false
   */
  autoFocus?: boolean
  name?: string
  id?: string
  onBlur?: () => void
  onFocus?: () => void
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement | null>
}

/**
 * Edits a short code in boxes. One input covers the boxes, so that pasting, autofill of one-time codes and
 * screen readers work.
 */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  alphabet = 'alphanumeric',
  length = 6,
  description,
  error,
  isPending = false,
  isDisabled = false,
  isReadOnly = false,
  autoFocus,
  name,
  id,
  onBlur,
  onFocus,
  ref,
}: CodeFieldProps) {
  const t = useMessages(codeMessages)
  const ownId = useId()
  const inputId = id ?? ownId
  const progressId = `${inputId}-progress`
  const isLocked = isPending || isReadOnly
  // A code that failed is whole, so this covers it too.
  const isSpent = value.length === length
  const { input, active, shown, handlers, enter, leave } = useCodeInput({
    ...{ value, length, alphabet, isSpent, isLocked },
    onChange: (next) => {
      onChange(next)
      if (next.length === length && next !== value && input.current) onComplete?.(input.current)
    },
  })
  const mustRetype = Boolean(error) && isSpent
  useEffect(() => {
    if (mustRetype && input.current === document.activeElement) input.current?.select()
  }, [mustRetype, input])
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [input])
  return (
    <FieldLayout
      {...{ label, description, error, isDisabled }}
      id={inputId}
      aria-describedby={progressId}
      isLive
    >
      {(control) => (
        <>
          <div className={css.code} data-locked={isLocked || undefined}>
            <div className={css.boxes} aria-hidden>
              {Array.from({ length }, (_, box) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: boxes never move
                <span key={box} className={css.box} data-active={box === active || undefined}>
                  {shown[box] ?? (box === active && !isLocked ? <span className={css.caret} /> : null)}
                </span>
              ))}
            </div>
            <input
              {...handlers}
              {...control}
              ref={input}
              name={name}
              className={css.input}
              value={shown}
              // biome-ignore lint/a11y/noAutofocus: a dialog about a code begins with the code
              autoFocus={autoFocus}
              autoComplete="one-time-code"
              inputMode={alphabet === 'digits' ? 'numeric' : 'text'}
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              disabled={isDisabled}
              readOnly={isLocked}
              aria-busy={isPending || undefined}
              onFocus={() => {
                enter()
                onFocus?.()
              }}
              onBlur={() => {
                leave()
                onBlur?.()
              }}
            />
          </div>
          <VisuallyHidden id={progressId}>{t('progress', { filled: value.length, length })}</VisuallyHidden>
          <VisuallyHidden role="status">{isPending ? t('pending') : ''}</VisuallyHidden>
        </>
      )}
    </FieldLayout>
  )
}
