import { Card, type Column, DataTable, Text } from '@saywright/ui'
import { type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { unitTestsMessages } from '../../messages/index.js'
import { fill, track, value } from './ClosePairs.css.js'
import type { WordPair } from './wordPairs.js'

export type ClosePairsProps = {
  pairs: readonly WordPair[]
  selected: WordPair | undefined
  onSelect: (pair: WordPair) => void
  /** Of the words, as a BCP 47 tag. */
  lang: string | undefined
}

const shown = 6

/** The pairs that are confused or sound most alike; a press shows one. A text alternative to the matrix. */
export function ClosePairs({ pairs, selected, onSelect, lang }: ClosePairsProps) {
  const t = useMessages(unitTestsMessages)
  const locale = useLocale()
  const columns = useMemo(() => pairColumns(t, new Intl.NumberFormat(locale), lang), [t, locale, lang])
  const title = t('confusions.closePairs')
  return (
    <Card isFlush isQuiet title={title}>
      <DataTable
        caption={title}
        columns={columns}
        rows={pairs.slice(0, shown)}
        rowKey={({ first, second }) => `${first}\n${second}`}
        isRowSelected={(pair) => pair === selected}
        onRowPress={onSelect}
      />
    </Card>
  )
}

const pairColumns = (
  t: TranslateOf<typeof unitTestsMessages>,
  numbers: Intl.NumberFormat,
  lang: string | undefined,
): Column<WordPair>[] => [
  {
    id: 'pair',
    header: t('confusions.words'),
    isRowHeader: true,
    cell: ({ first, second }) => <span lang={lang}>{t('confusions.pair', { first, second })}</span>,
  },
  {
    id: 'likeness',
    header: t('confusions.predicted'),
    cell: ({ likeness }) =>
      likeness === undefined ? (
        t('confusions.unknown')
      ) : (
        <span className={value}>
          <span className={track} aria-hidden>
            <span className={fill} style={{ width: `${likeness}%` }} />
          </span>
          {numbers.format(likeness)}
        </span>
      ),
  },
  {
    id: 'times',
    header: t('confusions.confused'),
    align: 'end',
    cell: ({ files }) =>
      files.length > 0 ? (
        t('confusions.times', { count: files.length })
      ) : (
        <Text as="span" variant="bodySmall" tone="secondary">
          {t('confusions.never')}
        </Text>
      ),
  },
]
