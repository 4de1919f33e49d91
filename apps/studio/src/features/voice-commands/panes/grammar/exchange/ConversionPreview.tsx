import { type Conversion, type ConversionProblem, describeConversionProblem } from '@saywright/grammar'
import { Heading, Icon, Stack, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { CircleX, TriangleAlert } from 'lucide-react'
import { line, loss, losses, preview } from '../../../parts/Exchange.css.js'
import { exchangeMessages } from './messages.js'

/** Maximum length that is drawn; more is unreadable in a dialog. */
const maxCharacters = 20_000
const maxLosses = 100

/** The result of a conversion, and its losses line by line. */
export function ConversionPreview({ text, problems }: Conversion) {
  const t = useMessages(exchangeMessages)
  const locale = useLocale()
  const number = new Intl.NumberFormat(locale)
  return (
    <Stack gap="x2">
      <Stack gap="x1">
        <Heading level={3} variant="label">
          {t('preview')}
        </Heading>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
        <pre className={preview} tabIndex={0} role="region" aria-label={t('preview')}>
          {text.slice(0, maxCharacters)}
        </pre>
        {text.length > maxCharacters && (
          <Text variant="caption" tone="secondary">
            {t('previewCut', { shown: number.format(maxCharacters), total: number.format(text.length) })}
          </Text>
        )}
      </Stack>
      <Stack gap="x1">
        <Heading level={3} variant="label">
          {t('losses', { count: problems.length })}
        </Heading>
        {problems.length > 0 && (
          <ul className={losses}>
            {problems.slice(0, maxLosses).map((problem) => (
              <Loss key={`${problem.code} ${problem.range.start.offset}`} problem={problem} />
            ))}
            {problems.length > maxLosses && <li>{t('more', { count: problems.length - maxLosses })}</li>}
          </ul>
        )}
      </Stack>
    </Stack>
  )
}

function Loss({ problem }: { problem: ConversionProblem }) {
  const t = useMessages(exchangeMessages)
  const locale = useLocale()
  const isError = problem.severity === 'error'
  return (
    <li className={loss}>
      <Icon
        of={isError ? CircleX : TriangleAlert}
        tone={isError ? 'danger' : 'warning'}
        label={t(isError ? 'changes' : 'loses')}
      />
      <span className={line}>{t('line', { line: problem.range.start.line })}</span>
      <span>{describeConversionProblem(problem, locale)}</span>
    </li>
  )
}
