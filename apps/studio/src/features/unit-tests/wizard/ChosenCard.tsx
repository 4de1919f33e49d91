import { Card, Message, Stack } from '@saywright/ui'
import { useLocale } from '@saywright/ui/i18n'
import { useTestMessages } from '../TestedTypeContext.js'
import type { SampleRow } from './sampleRows.js'
import { secondsFormat } from './secondsFormat.js'

/** How much is in the test, and what in it can never be right. */
export function ChosenCard({ rows }: { rows: readonly SampleRow[] }) {
  const t = useTestMessages()
  const locale = useLocale()
  const chosen = rows.filter(({ isChosen }) => isChosen)
  const total = chosen.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  const duration = new Intl.NumberFormat(locale, secondsFormat).format(total)
  const problems = (['notAccepted', 'inGrammar', 'missing'] as const).flatMap((state) => {
    const names = chosen.filter((row) => row.state === state).map(({ name }) => name)
    return names.length > 0 ? [{ state, names }] : []
  })
  return (
    <Card title={t('audio.inTest')}>
      <Stack gap="x2">
        <span role="status">{t('audio.count', { count: chosen.length, duration })}</span>
        {problems.map(({ state, names }) => (
          <Message key={state} tone="warning">
            {t(`audio.problems.${state}`, {
              count: names.length,
              names: new Intl.ListFormat(locale).format(names.slice(0, 5)),
            })}
          </Message>
        ))}
      </Stack>
    </Card>
  )
}
