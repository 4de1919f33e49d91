import { Card, type Column, DataTable, EmptyState, Stack, Text } from '@saywright/ui'
import { type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { unitTestsMessages } from '../messages/index.js'
import { cell, head, matrix, scroll } from './ConfusionsTab.css.js'
import { MistakesCard, type MistakesCardProps } from './MistakesCard.js'
import { mistakes } from './mistakes.js'
import { type Confusion, confusedWords, wordConfusions } from './wordConfusions.js'

export type ConfusionsTabProps = MistakesCardProps

const maxWords = 14

/** Which words were taken for which in a run, and what was recognized by mistake, with its remedies. */
export function ConfusionsTab(props: ConfusionsTabProps) {
  const { results, threshold, lang } = props
  const t = useMessages(unitTestsMessages)
  const locale = useLocale()
  const confusions = useMemo(() => wordConfusions(results), [results])
  const words = confusedWords(confusions, maxWords)
  const columns = useMemo(() => confusionColumns(t, locale, lang), [t, locale, lang])
  if (confusions.length === 0 && mistakes(results, threshold).length === 0)
    return <EmptyState title={t('confusions.none.title')}>{t('confusions.none.text')}</EmptyState>
  if (confusions.length === 0) return <MistakesCard {...props} />
  return (
    <Stack gap="x3">
      <Card title={t('confusions.title')} description={t('confusions.lead')}>
        <section
          className={scroll}
          aria-label={t('confusions.title')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
        >
          <Matrix words={words} confusions={confusions} lang={lang} />
        </section>
      </Card>
      <Card isFlush>
        <DataTable
          caption={t('confusions.caption')}
          columns={columns}
          rows={confusions}
          rowKey={({ expected, heard }) => `${expected} ${heard}`}
          renderCard={(confusion) => (
            <Card>
              {columns.map(({ id, cell: draw }) => (
                <Text key={id}>{draw(confusion)}</Text>
              ))}
            </Card>
          )}
        />
      </Card>
      <MistakesCard {...props} />
    </Stack>
  )
}

type MatrixProps = { words: readonly string[]; confusions: readonly Confusion[]; lang: string | undefined }

/** A row for each expected word, a column for each heard one. */
function Matrix({ words, confusions, lang }: MatrixProps) {
  const t = useMessages(unitTestsMessages)
  const countOf = (expected: string, heard: string) =>
    confusions.find((one) => one.expected === expected && one.heard === heard)?.files.length
  return (
    <table className={matrix} aria-label={t('confusions.matrix')}>
      <thead>
        <tr>
          <td />
          {words.map((word) => (
            <th key={word} scope="col" className={head} lang={lang}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.map((expected) => (
          <tr key={expected}>
            <th scope="row" className={head} lang={lang}>
              {expected}
            </th>
            {words.map((heard) => (
              <td
                key={heard}
                className={cell}
                data-own={expected === heard || undefined}
                data-count={countOf(expected, heard)}
              >
                {countOf(expected, heard)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function confusionColumns(
  t: TranslateOf<typeof unitTestsMessages>,
  locale: string,
  lang: string | undefined,
): Column<Confusion>[] {
  const list = new Intl.ListFormat(locale)
  return [
    {
      id: 'expected',
      header: t('confusions.expected'),
      isRowHeader: true,
      sortValue: ({ expected }) => expected,
      cell: ({ expected }) => <span lang={lang}>{expected}</span>,
    },
    {
      id: 'heard',
      header: t('confusions.heard'),
      sortValue: ({ heard }) => heard,
      cell: ({ heard }) => <span lang={lang}>{heard}</span>,
    },
    {
      id: 'count',
      header: t('confusions.count'),
      align: 'end',
      sortValue: ({ files }) => files.length,
      cell: ({ files }) => files.length,
    },
    {
      id: 'files',
      header: t('list.files'),
      cell: ({ files }) => list.format([...new Set(files)].slice(0, 3)),
    },
  ]
}
