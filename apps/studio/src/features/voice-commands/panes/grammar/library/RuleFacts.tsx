import { costOfRule, type LibraryRule, type RuleCheck } from '@saywright/grammar/library'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { voiceCommandsMessages } from '../../../messages/index.js'
import { formatCount } from '../../../model/grammar/formatCount.js'
import { libraryMessages } from './messages.js'
import { facts, more } from './RulesDialog.css.js'

export type RuleFactsProps = {
  /** Language of the model, as a BCP 47 tag. */
  language: string
  rule: LibraryRule
  /** At its end. */
  children: ReactNode
}

/** How a rule is checked, and what it costs a grammar. */
export function RuleFacts({ language, rule: { name, checked }, children }: RuleFactsProps) {
  const t = useMessages(libraryMessages)
  const words = useMessages(voiceCommandsMessages)
  const locale = useLocale()
  const cost = costOfRule(language, name)
  return (
    <div className={facts}>
      {checked && <span>{t(`checked.${checked.of}`, boundsOf(checked, new Intl.NumberFormat(locale)))}</span>}
      <span>
        <code translate="no">{`<${name}>`}</code>{' '}
        {t('cost', { count: cost.words, sentences: formatCount(cost.sentences, words, locale) })}
      </span>
      <span className={more}>{children}</span>
    </div>
  )
}

const boundsOf = (checked: RuleCheck, number: Intl.NumberFormat) =>
  checked.of === 'numbers'
    ? { from: number.format(checked.from), to: number.format(checked.to) }
    : { from: '', to: '' }
