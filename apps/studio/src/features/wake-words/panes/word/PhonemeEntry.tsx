import { FieldLayout } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { wakeWordsMessages } from '../../messages/index.js'
import { type PhonemeRange, syllableAt, withSound } from '../../model/words/syllables.js'
import * as css from './PhonemeEntry.css.js'
import { PhonemeKeyboard } from './PhonemeKeyboard.js'
import { entry, section } from './WordCard.css.js'
import type { WordCardProps } from './WordCardProps.js'

export type PhonemeEntryProps = Pick<WordCardProps, 'speech'> & {
  phonemes: string
  error: string | undefined
  hint: string
  /** The button that plays them. */
  hear: ReactNode
  onChange: (phonemes: string) => void
}

/** Syllables of phonemes in square brackets: typed, or with a keyboard of the sounds of the language. */
export function PhonemeEntry({ phonemes, error, hint, speech, hear, onChange }: PhonemeEntryProps) {
  const t = useMessages(wakeWordsMessages)
  const input = useRef<HTMLInputElement>(null)
  const drawn = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState<PhonemeRange>({ from: phonemes.length, to: phonemes.length })
  // The caret stands behind an inserted sound once that is in the field.
  const nextCaret = useRef<number>(undefined)
  useLayoutEffect(() => {
    const caret = nextCaret.current
    if (caret === undefined) return
    nextCaret.current = undefined
    input.current?.setSelectionRange(caret, caret)
  })
  // A field that nobody was in has no caret yet: a sound comes last.
  const hasCaret = useRef(false)
  const insert = (sound: string) => {
    const place = hasCaret.current && input.current ? selectionOf(input.current) : selection
    const edit = withSound(phonemes, place, sound)
    hasCaret.current = true
    nextCaret.current = edit.caret
    setSelection({ from: edit.caret, to: edit.caret })
    onChange(edit.phonemes)
  }
  return (
    <div className={section}>
      <div className={entry}>
        <FieldLayout label={t('word.phonemes')} isLabelHidden description={hint} error={error}>
          {(control) => (
            <div className={css.frame} data-invalid={error !== undefined || undefined}>
              <div ref={drawn} className={css.drawn} aria-hidden>
                <DrawnPhonemes phonemes={phonemes} caret={selection.from} />
              </div>
              <input
                {...control}
                ref={input}
                className={css.typed}
                value={phonemes}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ currentTarget }) => {
                  setSelection(selectionOf(currentTarget))
                  onChange(currentTarget.value)
                }}
                onFocus={() => {
                  hasCaret.current = true
                }}
                onSelect={({ currentTarget }) => setSelection(selectionOf(currentTarget))}
                onScroll={({ currentTarget }) => {
                  if (drawn.current) drawn.current.scrollLeft = currentTarget.scrollLeft
                }}
              />
            </div>
          )}
        </FieldLayout>
        {hear}
      </div>
      <PhonemeKeyboard
        sounds={speech.sounds}
        isOffline={speech.isOffline}
        onSay={speech.onSay}
        onInsert={insert}
      />
    </div>
  )
}

const selectionOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement): PhonemeRange => ({
  from: selectionStart ?? value.length,
  to: selectionEnd ?? value.length,
})

/** The text of the field: brackets quiet, and the syllable at the caret lit. */
function DrawnPhonemes({ phonemes, caret }: { phonemes: string; caret: number }) {
  const lit = syllableAt(phonemes, caret)
  const parts: { text: string; at: number }[] = []
  for (const match of phonemes.matchAll(/[[\]]|[^[\]]+/g)) parts.push({ text: match[0], at: match.index })
  return parts.map(({ text, at }) => (
    <span
      key={at}
      className={css.part}
      data-bracket={/^[[\]]$/.test(text) || undefined}
      data-lit={(lit && at >= lit.from && at < lit.to) || undefined}
    >
      {text}
    </span>
  ))
}
