import { Card, type Column, DataTable } from '@saywright/ui'
import { type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { FactList } from '../../../../parts/FactList.js'
import { unitTestsMessages } from '../../messages/index.js'
import type { Confusion } from './wordConfusions.js'

export type ConfusionsTableProps = {
  confusions: readonly Confusion[]
  /** Of the words, as a BCP 47 tag. */
  lang: string | undefined
}

/** The confused words, and their recordings. */
export function ConfusionsTable({ confusions, lang }: ConfusionsTableProps) {
  const t = useMessages(unitTestsMessages)
  const locale = useLocale()
  const columns = useMemo(() => confusionColumns(t, locale, lang), [t, locale, lang])
  return (
    <Card isFlush>
      <DataTable
        caption={t('confusions.caption')}
        columns={columns}
        rows={confusions}
        rowKey={({ expected, heard }) => `${expected} ${heard}`}
        renderCard={(confusion) => (
          <Card>
            <FactList rows={columns.map(({ header, cell }) => [header, cell(confusion)])} />
          </Card>
        )}
      />
    </Card>
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
