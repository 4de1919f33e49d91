import type { LibraryRule } from '@saywright/grammar/library'
import { StatusBadge, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { readValue } from './exampleRows.js'
import { libraryMessages } from './messages.js'
import { result, trial } from './RulesDialog.css.js'

export type RuleTrialProps = {
  /** Language of the rules, as a BCP 47 tag. */
  language: string
  /** The rules that are tried, each in the range that is chosen. */
  rules: readonly LibraryRule[]
}

/** A sentence against the rules, and the value that one of them gives it. */
export function RuleTrial({ language, rules }: RuleTrialProps) {
  const t = useMessages(libraryMessages)
  const [sentence, setSentence] = useState('')
  const isTried = sentence.trim() !== ''
  const value = isTried
    ? rules.map(({ name }) => readValue(language, name, sentence)).find((found) => found !== undefined)
    : undefined
  return (
    <div className={trial}>
      <TextField label={t('try')} value={sentence} onChange={setSentence} />
      <span className={result} role="status">
        {isTried && (
          <>
            <StatusBadge status={value === undefined ? 'failed' : 'done'}>
              {t(value === undefined ? 'refused' : 'recognized')}
            </StatusBadge>
            {value !== undefined && <span translate="no">{value}</span>}
          </>
        )}
      </span>
    </div>
  )
}
