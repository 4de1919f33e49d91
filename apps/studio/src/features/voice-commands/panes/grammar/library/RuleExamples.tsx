import type { LibraryRule } from '@saywright/grammar/library'
import { Button } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { exampleRows } from './exampleRows.js'
import { HeardExample, type SaidExample } from './HeardExample.js'
import { libraryMessages } from './messages.js'
import { RuleFacts } from './RuleFacts.js'
import { examples, list } from './RulesDialog.css.js'

export type RuleExamplesProps = Pick<SaidExample, 'language' | 'speech'> & {
  /** The rules of a subject, each in the range that is chosen. */
  rules: readonly LibraryRule[]
}

/** What people say of the rules, of which kind that is and what it means, and as many more as somebody wants. */
export function RuleExamples({ language, speech, rules }: RuleExamplesProps) {
  const t = useMessages(libraryMessages)
  const [draws, setDraws] = useState(0)
  return (
    <div className={examples}>
      <ul className={list} aria-label={t('examples')}>
        {exampleRows(language, rules, draws).map((row) => (
          <HeardExample key={row.said} {...{ ...row, language, speech }} />
        ))}
      </ul>
      <RuleFacts language={language} rule={rules[0] as LibraryRule}>
        <Button size="small" variant="ghost" onPress={() => setDraws(draws + 1)}>
          {t('more')}
        </Button>
      </RuleFacts>
    </div>
  )
}
