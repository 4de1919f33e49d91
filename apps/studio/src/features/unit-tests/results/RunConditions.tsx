import type { UnitTestRun } from '@saywright/api/contract'
import { Card, DataTable, Stack, Text } from '@saywright/ui'
import { useLocale } from '@saywright/ui/i18n'
import { useTestMessages } from '../TestedTypeContext.js'
import { line, lines } from './DifferenceTab.css.js'
import { type ChangedLine, changedLines, changedValues } from './runConditions.js'
import { testedText } from './wakeWords/wordsOfRun.js'

/** The differences between the conditions of two runs. */
export function RunConditions({ before, now }: { before: UnitTestRun; now: UnitTestRun }) {
  const t = useTestMessages()
  const changed = changedLines(testedText(before, t), testedText(now, t))
  const values = changedValues(before, now, new Intl.NumberFormat(useLocale()))
  return (
    <Card title={t('difference.conditions')}>
      <Stack gap="x2">
        {changed.length + values.length === 0 && <Text tone="secondary">{t('difference.same')}</Text>}
        {changed.length > 0 && (
          <ul className={lines} aria-label={t('grammar.title')}>
            {changed.map((one) => (
              <Line key={`${one.kind} ${one.number}`} line={one} />
            ))}
          </ul>
        )}
        {values.length > 0 && (
          <DataTable
            caption={t('difference.conditions')}
            columns={[
              {
                id: 'name',
                header: t('difference.setting'),
                isRowHeader: true,
                cell: ({ name }) => (name === 'threshold' ? t('results.threshold') : name),
              },
              {
                id: 'before',
                header: t('difference.numbered', { number: before.number }),
                cell: (value) => value.before,
              },
              {
                id: 'now',
                header: t('difference.numbered', { number: now.number }),
                cell: (value) => value.now,
              },
            ]}
            rows={values}
            rowKey={({ name }) => name}
          />
        )}
      </Stack>
    </Card>
  )
}

function Line({ line: { kind, number, text } }: { line: ChangedLine }) {
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <li className={line} data-kind={kind}>
      <span>{number}</span>
      <span aria-hidden>{kind === 'added' ? '+' : '−'}</span>
      <Mark style={{ textDecoration: 'none' }}>{text}</Mark>
    </li>
  )
}
