import type { Analysis } from '@saywright/grammar'
import { sentencesOfRule, valueOfRule } from '@saywright/grammar/library'
import { Button, Heading, SegmentedControl, StatusBadge, Text, TextField } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { HeardExample, type SaidExample } from './HeardExample.js'
import { libraryMessages } from './messages.js'
import { OwnName } from './OwnName.js'
import { isFreeName, type OfferedRule } from './offeredRules.js'
import { RuleFacts } from './RuleFacts.js'
import { examples as examplesClass, list, result, ruleHead, ruleName, trial } from './RulesDialog.css.js'
import type { RuleChoice } from './useImportChoice.js'

export type RulePreviewProps = {
  analysis: Analysis
  /** Language of the model, as a BCP 47 tag. */
  language: string
  speech: SaidExample['speech']
  rule: OfferedRule
  choice: RuleChoice
  isTicked: boolean
  onChoose: (choice: RuleChoice) => void
}

/** How many examples are drawn by a press. */
const drawn = 3

/** What people say of a rule and what each sentence means, in the range that is chosen, with a field to try others. */
export function RulePreview(props: RulePreviewProps) {
  const { analysis, language, speech, rule, choice, isTicked, onChoose } = props
  const t = useMessages(libraryMessages)
  const number = new Intl.NumberFormat(useLocale())
  const [sentence, setSentence] = useState('')
  const [draws, setDraws] = useState(0)
  const { kind, ranges } = rule
  const range = ranges.find(({ name }) => name === choice.name) ?? ranges[0]
  const read = (said: string) => {
    const found = valueOfRule(language, range.name, said)
    return typeof found === 'object' ? found.join(', ') : found
  }
  const tried = sentence.trim() === '' ? undefined : read(sentence)
  const others = Array.from({ length: draws }, (_, seed) =>
    sentencesOfRule(language, range.name, { limit: drawn, seed: seed + 1 }),
  ).flat()
  return (
    <>
      <div className={ruleHead}>
        <Heading level={3} variant="h2">
          {t(`kind.${kind}`)} <code className={ruleName} translate="no">{`<${range.name}>`}</code>
        </Heading>
        {ranges.length > 1 && (
          <SegmentedControl
            label={t('range')}
            options={ranges
              .map(({ name, max = 0 }) => ({ value: name, label: t('upTo', { max: number.format(max) }) }))
              .toReversed()}
            value={range.name}
            onChange={(name) => onChoose({ name, as: choice.as === choice.name ? name : choice.as })}
          />
        )}
      </div>
      <Text variant="bodySmall" tone="secondary">
        {t(kind === 'answer' || kind === 'letter' ? 'value' : 'digits')}
      </Text>
      <div className={examplesClass}>
        <ul className={list} aria-label={t('examples')}>
          {[...new Set([...range.examples, ...others])].map((said) => (
            <HeardExample key={said} {...{ said, language, speech }} value={read(said)} />
          ))}
        </ul>
        <RuleFacts language={language} rule={range}>
          <Button size="small" variant="ghost" onPress={() => setDraws(draws + 1)}>
            {t('more')}
          </Button>
        </RuleFacts>
      </div>
      <div className={trial}>
        <TextField label={t('try')} value={sentence} onChange={setSentence} />
        <span className={result} role="status">
          {sentence.trim() !== '' && (
            <>
              <StatusBadge status={tried === undefined ? 'failed' : 'done'}>
                {t(tried === undefined ? 'refused' : 'recognized')}
              </StatusBadge>
              {tried !== undefined && <span translate="no">{tried}</span>}
            </>
          )}
        </span>
      </div>
      {isTicked && !isFreeName(analysis, range.name) && (
        <OwnName {...{ analysis, rule: range.name, choice, onChoose }} />
      )}
    </>
  )
}
