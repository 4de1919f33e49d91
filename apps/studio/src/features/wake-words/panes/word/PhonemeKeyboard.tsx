import type { LanguageSound } from '@saywright/api/contract'
import { Text } from '@saywright/ui'
import { richText, useMessages } from '@saywright/ui/i18n'
import { type KeyboardEvent, useRef, useState } from 'react'
import { wakeWordsMessages } from '../../messages/index.js'
import { asSounds } from '../../model/words/EditedWord.js'
import { caption } from '../../parts/panel.css.js'
import { keyAfter, keyRows, rowLength } from './keyRows.js'
import * as css from './PhonemeEntry.css.js'
import { useHold } from './useHold.js'
import { usePlayOnce } from './usePlayOnce.js'

export type PhonemeKeyboardProps = {
  /** Undefined until they are known. */
  sounds: readonly LanguageSound[] | undefined
  isOffline: boolean
  onSay: (text: string) => Promise<Blob>
  onInsert: (sound: string) => void
}

/** The sounds of the language: a press puts one in, a long press lets it be heard. */
export function PhonemeKeyboard({ sounds, isOffline, onSay, onInsert }: PhonemeKeyboardProps) {
  const t = useMessages(wakeWordsMessages)
  const grid = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState(0)
  const play = usePlayOnce(onSay)
  const hold = useHold({
    onHeld: (sound) => !isOffline && play(asSounds(sound)),
    onPressed: onInsert,
  })
  if (!sounds) return null
  if (sounds.length === 0)
    return (
      <Text variant="bodySmall" tone="secondary">
        {t('word.noSounds')}
      </Text>
    )
  const rows = keyRows(sounds)
  const ordered = rows.flat()
  const current = ordered[Math.min(reached, ordered.length - 1)]
  const move = (event: KeyboardEvent) => {
    const next = keyAfter(event.key, reached, ordered.length)
    if (next === undefined) return
    event.preventDefault()
    setReached(next)
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return (
    <>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        className={css.keyboard}
        aria-label={t('word.keyboard')}
        onKeyDown={move}
      >
        {rows.map((row, rowIndex) => (
          <div key={rowIndex} role="row" tabIndex={-1} className={css.keyRow}>
            {row.map(({ ipa, example }, column) => {
              const index = rowIndex * rowLength + column
              return (
                <div key={ipa} role="gridcell" tabIndex={-1}>
                  <button
                    type="button"
                    className={css.key}
                    tabIndex={index === Math.min(reached, ordered.length - 1) ? 0 : -1}
                    aria-label={example ? t('word.key', { sound: ipa, example }) : ipa}
                    data-held={hold.held === ipa || undefined}
                    onFocus={() => setReached(index)}
                    onPointerEnter={() => setReached(index)}
                    {...hold.keyProps(ipa)}
                  >
                    {ipa}
                  </button>
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <div className={css.foot}>
        <span className={caption}>
          {current?.example &&
            richText(t('word.asIn', { sound: current.ipa, example: current.example }), {
              sound: (ipa) => <span className={css.sound}>{ipa}</span>,
            })}
        </span>
        <span className={caption}>{t('word.holdToHear')}</span>
      </div>
    </>
  )
}
