import type { Analysis } from '@saywright/grammar'
import { CheckboxGroup, Heading, SegmentedControl, Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import type { SaidExample } from './HeardExample.js'
import { libraryMessages } from './messages.js'
import { OwnName } from './OwnName.js'
import { isFreeName, type OfferedSubject } from './offeredRules.js'
import { RuleExamples } from './RuleExamples.js'
import { ruleHead, ruleName } from './RulesDialog.css.js'
import { RuleTrial } from './RuleTrial.js'
import type { ImportChoice } from './useImportChoice.js'

export type RulePreviewProps = {
  analysis: Analysis
  /** Language of the model, as a BCP 47 tag. */
  language: string
  speech: SaidExample['speech']
  subject: OfferedSubject
  choice: Pick<ImportChoice, 'ticked' | 'choiceOf' | 'rangeOf' | 'choose' | 'tick'>
}

/** What people say of a subject and what each sentence means, in the range that is chosen, with a field to try others. */
export function RulePreview({ analysis, language, speech, subject: offered, choice }: RulePreviewProps) {
  const t = useMessages(libraryMessages)
  const number = new Intl.NumberFormat(useLocale())
  const { ticked, choiceOf, rangeOf, choose, tick } = choice
  const { subject, rules } = offered
  const [first] = rules
  const chosen = rules.filter(({ kind, line }) => line !== undefined || ticked.has(kind))
  return (
    <>
      <div className={ruleHead}>
        <Heading level={3} variant="h2">
          {t(`subject.${subject}`)}{' '}
          <code className={ruleName} translate="no">{`<${rangeOf(first).name}>`}</code>
        </Heading>
        {first.ranges.length > 1 && (
          <SegmentedControl
            label={t('range')}
            options={first.ranges
              .map(({ name, max = 0 }) => ({ value: name, label: t('upTo', { max: number.format(max) }) }))
              .toReversed()}
            value={rangeOf(first).name}
            onChange={(name) => {
              const before = choiceOf(first)
              choose(first.kind, { name, as: before.as === before.name ? name : before.as })
            }}
          />
        )}
      </div>
      <Text variant="bodySmall" tone="secondary">
        {t(subject === 'answers' || subject === 'letters' ? 'value' : 'digits')}
      </Text>
      {rules.length > 1 && (
        <CheckboxGroup
          label={t('parts')}
          isLabelHidden
          orientation="horizontal"
          options={rules.map(({ kind, line }) => ({
            ...{ value: kind, label: t(`kind.${kind}`), isDisabled: line !== undefined },
            ...(line !== undefined && { description: t('imported', { line }) }),
          }))}
          value={chosen.map(({ kind }) => kind)}
          onChange={(kinds) => tick(offered, kinds)}
        />
      )}
      <RuleExamples {...{ language, speech }} rules={rules.map(rangeOf)} />
      <RuleTrial language={language} rules={(chosen.length > 0 ? chosen : rules).map(rangeOf)} />
      {rules
        .filter((rule) => ticked.has(rule.kind) && !isFreeName(analysis, rangeOf(rule).name))
        .map((rule) => (
          <OwnName
            key={rule.kind}
            {...{ analysis, rule: rangeOf(rule).name, choice: choiceOf(rule) }}
            onChoose={(named) => choose(rule.kind, named)}
          />
        ))}
    </>
  )
}
