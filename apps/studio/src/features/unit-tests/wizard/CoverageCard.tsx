import { type CompiledGrammar, coverage, type SlotValues } from '@saywright/grammar'
import { Card, ProgressBar, Stack, Text } from '@saywright/ui'

import { useMemo } from 'react'
import { useTestMessages } from '../TestedTypeContext.js'
import { audioName, missedList } from './AudioSamplesStep.css.js'
import { type MissedOfRule, missedByRule } from './missedByRule.js'

export type CoverageCardProps = {
  compiled: CompiledGrammar
  slots: SlotValues
  /** Transcriptions of the chosen recordings. */
  sentences: readonly string[]
  /** Of the sentences, as a BCP 47 tag. */
  lang: string | undefined
}

/** Rules that are named; the others are counted. */
const most = 8

/** The coverage of the grammar by the test, and what no recording covers. */
export function CoverageCard({ compiled, slots, sentences, lang }: CoverageCardProps) {
  const t = useTestMessages()
  const said = sentences.join('\n')
  const found = useMemo(
    () => coverage(compiled, said === '' ? [] : said.split('\n'), { slots }),
    [compiled, said, slots],
  )
  const total = found.places.length
  if (total === 0) return null
  const covered = total - found.missed.length
  const rules = missedByRule(found)
  return (
    <Card title={t('coverage.title')}>
      <Stack gap="x2">
        <ProgressBar label={t('coverage.said', { covered, total })} isLabelShown fraction={covered / total} />
        {rules.length === 0 ? (
          <Text variant="bodySmall">{t('coverage.all')}</Text>
        ) : (
          <>
            <Text variant="bodySmall" tone="secondary">
              {t('coverage.missed')}
            </Text>
            <ul className={missedList}>
              {rules.slice(0, most).map((rule) => (
                <Missed key={rule.rule} {...rule} lang={lang} />
              ))}
            </ul>
            {rules.length > most && (
              <Text variant="caption" tone="secondary">
                {t('coverage.more', { count: rules.length - most })}
              </Text>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}

function Missed({ rule, words, isWhole, lang }: MissedOfRule & { lang: string | undefined }) {
  const t = useTestMessages()
  return (
    <li>
      <span className={audioName}>{`<${rule}>`}</span>{' '}
      <Text as="span" variant="bodySmall" tone="secondary">
        {isWhole ? t('coverage.whole') : <span lang={lang}>{words.join(', ')}</span>}
      </Text>
    </li>
  )
}
