import { Copy } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { Button, type ButtonSize, type ButtonVariant } from '../Button/Button.js'
import { Glyph } from '../Glyph/Glyph.js'
import { copyButtonMessages } from './messages.js'

/** How long the button says what came of it. */
const saidMilliseconds = 2000

export type CopyButtonProps = {
  /** What is copied. */
  text: string
  /** What the button says; "Copy" unless given. */
  label?: string
  /** What is copied, for screen readers, where several buttons stand on a page: it follows the label. */
  subject?: string
  /** One `primary` a view. */
  variant?: ButtonVariant
  /** Its height in the width class; `medium` unless said. */
  size?: ButtonSize
  /** It was copied. */
  onCopy?: () => void
  /** The browser refuses, or has no clipboard: offer the text to be copied by hand. */
  onFail?: () => void
  isDisabled?: boolean
  id?: string
  ref?: Ref<HTMLButtonElement>
}

/** Copies a text, and says for two seconds whether it could. */
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
