import { Copy } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { Button, type ButtonSize, type ButtonVariant } from '../Button/Button.js'
import { Glyph } from '../Glyph/Glyph.js'
import { copyButtonMessages } from './messages.js'

/** How long the button shows the result. */
const saidMilliseconds = 2000

export type CopyButtonProps = {
  /** Text to copy. */
  text: string
  /** Label of the button; "Copy" when absent. */
  label?: string
  /** The copied text's name, added to the label for screen readers when a page has several copy buttons. */
  subject?: string
  /**
   * Visual style. Use one `primary` button per view.
   * @default 'secondary'
   */
  variant?: ButtonVariant
  /**
   * Height of the button in the current width class.
   * @default 'medium'
   */
  size?: ButtonSize
  /** Called when the text was copied. */
  onCopy?: () => void
  /** Called when the browser denies access to the clipboard or has none. Let the user copy the text manually. */
  onFail?: () => void
  /**
   * Whether the button is disabled.
   * @default false
   */
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLButtonElement>
}

/** Copies a text to the clipboard and shows for two seconds whether that succeeded. */
export function CopyButton({ text, label, subject, onCopy, onFail, ...rest }: CopyButtonProps) {
  const t = useMessages(copyButtonMessages)
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const say = (next: 'copied' | 'failed') => {
    setOutcome(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOutcome(undefined), saidMilliseconds)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      say('failed')
      onFail?.()
      return
    }
    say('copied')
    onCopy?.()
  }
  return (
    <>
      <Button
        {...rest}
        icon={outcome === 'copied' ? <Glyph name="check" /> : <Icon of={Copy} />}
        onPress={() => void copy()}
      >
        <span>{outcome ? t(outcome) : (label ?? t('copy'))}</span>
        {subject && !outcome && <VisuallyHidden>{` ${subject}`}</VisuallyHidden>}
      </Button>
      <VisuallyHidden role="status">{outcome ? t(outcome) : ''}</VisuallyHidden>
    </>
  )
}
