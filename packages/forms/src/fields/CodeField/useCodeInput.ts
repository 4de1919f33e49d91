import { isComposing } from '@saywright/ui'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import { useKeptCaret } from '../../core/useKeptCaret.js'
import { type CodeAlphabet, codeText } from './codeText.js'

type CodeInput = {
  value: string
  length: number
  alphabet: CodeAlphabet
  /** Whether the next character in the first box replaces the code. */
  isSpent: boolean
  isLocked: boolean
  onChange: (value: string) => void
}

/**
 * Behaviour of six boxes over one input: the box with the caret shows a selected character, so that typing
 * replaces it. Text of an input method is accepted when the composition ends.
 */
export function useCodeInput({ value, length, alphabet, isSpent, isLocked, onChange }: CodeInput) {
  const input = useRef<HTMLInputElement>(null)
  const saveCaret = useKeptCaret(input)
  const [composed, setComposed] = useState<string>()
  const [active, setActive] = useState<number>()
  const clean = (text: string) => codeText(text, alphabet, length)
  const light = (caret: number) => setActive(Math.min(caret, length - 1))

  function place(box: number) {
    input.current?.setSelectionRange(box, Math.min(box + 1, value.length))
    light(box)
  }

  function take(text: string, caret: number) {
    const next = clean(text)
    const box = clean(text.slice(0, caret)).length
    saveCaret(box, Math.min(box + 1, next.length))
    light(box)
    onChange(next)
  }

  function onSelect() {
    const { selectionStart, selectionEnd } = input.current ?? {}
    if (selectionStart == null || composed !== undefined) return
    if (selectionStart === selectionEnd && selectionStart < value.length) place(selectionStart)
    else light(selectionStart)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return
    const from = event.currentTarget.selectionStart ?? 0
    const target = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: value.length }[event.key]
    if (target !== undefined && !event.shiftKey) {
      event.preventDefault()
      place(Math.max(0, Math.min(target, value.length)))
    } else if (event.key.length === 1 && clean(event.key) === '') {
      // An invalid character would otherwise delete the selected one.
      event.preventDefault()
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault()
    if (isLocked) return
    const pasted = clean(event.clipboardData.getData('text'))
    const { selectionStart, selectionEnd } = event.currentTarget
    const from = pasted.length === length ? 0 : (selectionStart ?? value.length)
    const to = pasted.length === length ? value.length : (selectionEnd ?? from)
    take(value.slice(0, from) + pasted + value.slice(to), from + pasted.length)
  }

  function onPointerUp(event: PointerEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const box = Math.floor(((event.clientX - left) / width) * length)
    if (box < 0 || box >= length) return
    if (box === 0 && isSpent && !isLocked) take('', 0)
    else place(Math.min(box, value.length))
  }

  return {
    input,
    active,
    shown: composed ?? value,
    handlers: {
      onSelect,
      onKeyDown,
      onPaste,
      onPointerUp,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const { value: text, selectionStart } = currentTarget
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(text)
        else take(text, selectionStart ?? text.length)
      },
      onCompositionStart: () => setComposed(value),
      onCompositionEnd: () => {
        const text = input.current?.value ?? ''
        setComposed(undefined)
        take(text, text.length)
      },
    },
    /** The keyboard comes to a whole code: typing replaces it. */
    enter: () => {
      light(value.length)
      if (isSpent) input.current?.select()
    },
    leave: () => setActive(undefined),
  }
}
