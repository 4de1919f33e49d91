import type { UnitTestRun } from '@saywright/api/contract'
import { Card, CopyButton, DataTable, Stack, Text } from '@saywright/ui'
import { formatDateTime, useLocale } from '@saywright/ui/i18n'
import { useTestMessages } from '../TestedTypeContext.js'
import { source, text, values as valuesClass } from './UsedTabs.css.js'

/** The grammar of a run, whatever the model says today. */
export function GrammarUsed({ run }: { run: UnitTestRun }) {
  const t = useTestMessages()
  return (
    <Card
      title={t('grammar.title')}
      description={t('grammar.lead', { date: formatDateTime(run.started_at) })}
      actions={<CopyButton text={run.grammar} />}
    >
      <section
        className={source}
        aria-label={t('grammar.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long grammar scrolls, by the keyboard too
        tabIndex={0}
      >
        <pre className={text}>{run.grammar}</pre>
      </section>
    </Card>
  )
}

/** The slot values of a run, whatever model and test say today. */
export function SlotValuesUsed({ run }: { run: UnitTestRun }) {
  const t = useTestMessages()
  const list = new Intl.ListFormat(useLocale(), { type: 'unit', style: 'narrow' })
  if (run.slots.length === 0) return <Text tone="secondary">{t('slotsUsed.none')}</Text>
  return (
    <Stack gap="x2">
      <Text tone="secondary">{t('slotsUsed.lead')}</Text>
      <Card isFlush>
        <DataTable
          caption={t('results.tabs.slots')}
          columns={[
            {
              id: 'slot',
              header: t('slotsUsed.slot'),
              isRowHeader: true,
              cell: ({ name }) => `<${name.replace(/^<|>$/g, '')}>`,
            },
            {
              id: 'values',
              header: t('slotsUsed.values'),
              cell: ({ values }) => <span className={valuesClass}>{list.format(values)}</span>,
            },
          ]}
          rows={run.slots}
          rowKey={({ name }) => name}
        />
      </Card>
    </Stack>
  )
}
