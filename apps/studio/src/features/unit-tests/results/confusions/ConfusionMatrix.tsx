import { useLocale, useMessages } from '@saywright/ui/i18n'
import { type KeyboardEvent, useRef } from 'react'
import { unitTestsMessages } from '../../messages/index.js'
import * as css from './ConfusionMatrix.css.js'
import { cellAfterKey } from './cellAfterKey.js'
import type { WordPair } from './wordPairs.js'

export type ConfusionMatrixProps = {
  words: readonly string[]
  pairs: readonly WordPair[]
  selected: WordPair | undefined
  onSelect: (pair: WordPair) => void
  /** Of the words, as a BCP 47 tag. */
  lang: string | undefined
}

/** From here on a disc has a figure; larger ones need none. */
const closeFrom = 50
const smallest = 8
const widest = 40

/** Each two words twice: below the diagonal how alike they sound, above it how often one was taken for the other. */
export function ConfusionMatrix({ words, pairs, selected, onSelect, lang }: ConfusionMatrixProps) {
  const t = useMessages(unitTestsMessages)
  const ref = useRef<HTMLTableElement>(null)
  const byWords = new Map(pairs.map((pair) => [`${pair.first}\n${pair.second}`, pair]))
  const pairAt = (row: number, column: number) => {
    const [first, second] = row < column ? [words[row], words[column]] : [words[column], words[row]]
    return byWords.get(`${first}\n${second}`)
  }
  const chosen = selected && { row: words.indexOf(selected.second), column: words.indexOf(selected.first) }
  const press = (event: KeyboardEvent, row: number, column: number) => {
    const next = cellAfterKey(event.key, { row, column }, words.length)
    const pair = next && pairAt(next.row, next.column)
    if (!pair) return
    event.preventDefault()
    onSelect(pair)
    ref.current?.querySelector<HTMLElement>(`[data-at="${next.row} ${next.column}"]`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked by arrows
    <table ref={ref} className={css.matrix} role="grid" aria-label={t('confusions.matrix')}>
      <thead>
        <tr>
          <td />
          {words.map((word) => (
            <th key={word} scope="col" className={css.head} lang={lang}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.map((word, row) => (
          <tr key={word}>
            <th scope="row" className={css.rowHead} lang={lang}>
              {word}
            </th>
            {words.map((other, column) => {
              const pair = pairAt(row, column)
              if (!pair) return <td key={other} className={css.cell} data-own />
              return (
                <MatrixCell
                  key={other}
                  pair={pair}
                  isPredicted={row > column}
                  at={`${row} ${column}`}
                  isSelected={pair === selected}
                  isReached={chosen?.row === row && chosen.column === column}
                  onSelect={() => onSelect(pair)}
                  onKeyDown={(event) => press(event, row, column)}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type MatrixCellProps = {
  pair: WordPair
  isPredicted: boolean
  at: string
  isSelected: boolean
  /** Whether Tab leads here. */
  isReached: boolean
  onSelect: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function MatrixCell({ pair, isPredicted, at, isSelected, isReached, onSelect, onKeyDown }: MatrixCellProps) {
  const t = useMessages(unitTestsMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  const { first, second, likeness, files } = pair
  const both = { first, second }
  const label = isPredicted
    ? likeness === undefined
      ? t('confusions.unknownOf', both)
      : t('confusions.likenessOf', { ...both, likeness: numbers.format(likeness) })
    : t('confusions.countOf', { ...both, count: files.length })
  return (
    <td
      className={css.cell}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      tabIndex={isReached ? 0 : -1}
      data-at={at}
      aria-label={label}
      aria-selected={isSelected}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      {isPredicted && likeness !== undefined && likeness > 0 && (
        <span
          className={css.predicted}
          style={{ width: smallest + Math.sqrt(likeness / 100) * (widest - smallest) }}
          data-close={likeness >= closeFrom || undefined}
        >
          {likeness >= closeFrom && numbers.format(likeness)}
        </span>
      )}
      {!isPredicted && files.length > 0 && (
        <span className={css.observed}>{numbers.format(files.length)}</span>
      )}
    </td>
  )
}
