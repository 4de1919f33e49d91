import { Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { entry, legend } from './CoverageSign.css.js'
import { CoverageSign } from './CoverageSign.js'
import { coverageMessages } from './messages.js'

/** The meaning of the signs of the coverage. */
export function CoverageLegend() {
  const t = useMessages(coverageMessages)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for plain text
    <ul className={legend} role="list" aria-label={t('legend')}>
      {(['said', 'never'] as const).map((covered) => (
        <li key={covered} className={entry}>
          <CoverageSign covered={covered} />
          <Text as="span" variant="caption" tone="secondary">
            {t(covered)}
          </Text>
        </li>
      ))}
    </ul>
  )
}
