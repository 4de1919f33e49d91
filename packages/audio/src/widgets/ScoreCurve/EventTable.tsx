import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { formatClock } from '../formatTime.js'
import { scoreCurveMessages } from './messages.js'
import type { ScoredSound } from './ScoredSound.js'

/** What was recognized, to read. */
export function EventTable({ label, sounds }: { label: string; sounds: readonly ScoredSound[] }) {
  const t = useMessages(scoreCurveMessages)
  const locale = useLanguageTag()
  const numbers = new Intl.NumberFormat(locale)
  const rows = sounds.flatMap(({ name, events = [] }, sound) =>
    events.map((event, index) => ({ ...event, name, key: `${sound} ${index}` })),
  )
  if (rows.length === 0) return <p>{t('none')}</p>
  const isNamed = sounds.length > 1
  return (
    <table>
      <caption>{`${label}, ${t('events')}`}</caption>
      <thead>
        <tr>
          {isNamed && <th scope="col">{t('recording')}</th>}
          {(['time', 'word', 'kind', 'score'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, seconds, word, kind, score }) => (
          <tr key={key}>
            {isNamed && <td>{name}</td>}
            <td>{formatClock(seconds, locale)}</td>
            <th scope="row">{word}</th>
            <td>{t(kind)}</td>
            <td>{numbers.format(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
