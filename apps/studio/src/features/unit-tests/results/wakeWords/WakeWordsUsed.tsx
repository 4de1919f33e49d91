import type { UnitTestRun } from '@saywright/api/contract'
import { Card, DataTable } from '@saywright/ui'
import { formatDateTime } from '@saywright/ui/i18n'
import { useTestMessages } from '../../TestedTypeContext.js'
import { wordsOfRun } from './wordsOfRun.js'

export type WakeWordsUsedProps = {
  run: Pick<UnitTestRun, 'wake_words' | 'started_at'>
  /** Of the words, as a BCP 47 tag. */
  lang: string | undefined
}

/** The wake words of a run, whatever the model says today. */
export function WakeWordsUsed({ run, lang }: WakeWordsUsedProps) {
  const t = useTestMessages()
  return (
    <Card
      isFlush
      title={t('grammar.title')}
      description={t('grammar.lead', { date: formatDateTime(run.started_at) })}
    >
      <DataTable
        caption={t('wakeWords.caption')}
        columns={[
          {
            id: 'word',
            header: t('wakeWords.word'),
            isRowHeader: true,
            cell: ({ text }) => <span lang={lang}>{text}</span>,
          },
          {
            id: 'role',
            header: t('wakeWords.role'),
            cell: ({ isAnti }) => t(isAnti ? 'wakeWords.mustNotWake' : 'wakeWords.wakes'),
          },
          {
            id: 'pronunciation',
            header: t('wakeWords.pronunciation'),
            cell: ({ pronas, phonemes }) => phonemes ?? pronas ?? t('wakeWords.fromSpelling'),
          },
        ]}
        rows={wordsOfRun(run)}
        rowKey={({ text }) => text}
      />
    </Card>
  )
}
