import type { Analysis } from '@saywright/grammar'
import { valueOfRule } from '@saywright/grammar/library'
import { Heading, Message, SegmentedControl, Stack, Text, TextField } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { libraryMessages } from './messages.js'
import { isFreeName, type OfferedRule } from './offeredRules.js'
import { example, list, value } from './RulesDialog.css.js'

export type RulePreviewProps = {
  analysis: Analysis
  /** Language of the model, as a BCP 47 tag. */
  language: string
  rule: OfferedRule
  /** Its range, and the name that it is to have. */
  choice: { readonly name: string; readonly as: string }
  isTicked: boolean
  onChoose: (choice: { readonly name: string; readonly as: string }) => void
}

/** What people say of a rule and what each sentence means, in the range that is chosen, with a field to try others. */
export function RulePreview({ analysis, language, rule, choice, isTicked, onChoose }: RulePreviewProps) {
  const t = useMessages(libraryMessages)
  const locale = useLocale()
  const [sentence, setSentence] = useState('')
  const { kind, ranges } = rule
  const range = ranges.find(({ name }) => name === choice.name) ?? ranges[0]
  const read = (said: string) => {
    const found = valueOfRule(language, range.name, said)
    return typeof found === 'object' ? found.join(', ') : found
  }
  const tried = sentence.trim() === '' ? undefined : read(sentence)
  const isFree = isFreeName(analysis, range.name)
  const number = new Intl.NumberFormat(locale)
  return (
    <Stack gap="x2">
      <Heading level={3} variant="label">
        {t(`kind.${kind}`)} <code translate="no">{`<${range.name}>`}</code>
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
      <Text variant="bodySmall" tone="secondary">
        {t('digits')}
      </Text>
      <ul className={list} aria-label={t('examples')}>
        {range.examples.map((said) => (
          <li key={said} className={example}>
            <span lang={language}>{said}</span>
            <span className={value} translate="no">
              {read(said)}
            </span>
          </li>
        ))}
      </ul>
      <TextField label={t('try')} value={sentence} onChange={setSentence} />
      {sentence.trim() !== '' && (
        <span role="status">
          <Text as="span" tone={tried === undefined ? 'secondary' : 'primary'}>
            {tried === undefined ? t('refused') : `${t('recognized')}: ${tried}`}
          </Text>
        </span>
      )}
      {isTicked && !isFree && <OwnName {...{ analysis, range, choice, onChoose }} />}
    </Stack>
  )
}

type OwnNameProps = Pick<RulePreviewProps, 'analysis' | 'choice' | 'onChoose'> & {
  range: OfferedRule['ranges'][0]
}

/** Another name for a rule whose own is taken. */
function OwnName({ analysis, range, choice, onChoose }: OwnNameProps) {
  const t = useMessages(libraryMessages)
  const isTold = choice.as !== range.name && !isFreeName(analysis, choice.as)
  return (
    <Stack gap="x1">
      <Message tone="warning">{t('taken', { rule: `<${range.name}>` })}</Message>
      <TextField
        label={t('ownName')}
        value={choice.as === range.name ? '' : choice.as}
        onChange={(as) => onChoose({ name: range.name, as })}
        {...(isTold && { error: t('invalidName') })}
      />
    </Stack>
  )
}
