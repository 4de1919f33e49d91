import { limits } from '@saywright/api/contract'
import { writeMeaning } from '@saywright/grammar'
import { Button, Icon, Select, Text, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useMemo, useState } from 'react'
import { useGrammarQuery } from '../../model/grammar-worker/useGrammarQuery.js'
import { faultOfSentence, type SentenceFault, testOf } from '../../model/suite/editSuite.js'
import { type SuiteKind, suiteKinds } from '../../model/suite/SuiteKind.js'
import type { SuiteView } from '../../model/suite/SuiteView.js'
import type { GrammarReading } from '../../model/workspace/GrammarReading.js'
import { suiteMessages } from './messages.js'
import { addRow, field, kindField } from './SuitePanel.css.js'

export type AddTestProps = { reading: GrammarReading; suite: SuiteView }

/** Adds a typed test; its expected meaning is the current one. */
export function AddTest({ reading, suite }: AddTestProps) {
  const t = useMessages(suiteMessages)
  const { worker, slots } = reading
  const { checked } = reading.state
  const [sentence, setSentence] = useState('')
  const [kind, setKind] = useState<SuiteKind>('accept')
  const [fault, setFault] = useState<SentenceFault | 'noMeaning'>()
  const about = useMemo(() => ({ sentence, slots, reading: 0 }), [sentence, slots])
  const isMeaning = kind === 'meaning' && sentence.trim() !== ''
  const tried = useGrammarQuery(worker, 'match', isMeaning ? checked : undefined, about)
  const result = tried?.about === about ? tried.answer?.result : undefined
  const meaning = result?.matched ? result.meaning : undefined

  const add = (event: FormEvent) => {
    event.preventDefault()
    if (sentence.trim() === '') return
    const found = faultOfSentence(suite.state.suite, sentence) ?? (isMeaning && !meaning && 'noMeaning')
    setFault(found || undefined)
    if (found) return
    suite.actions.keep(testOf(sentence, kind, meaning))
    setSentence('')
  }
  const chooseByKey = (event: KeyboardEvent) => {
    const chosen = event.altKey && suiteKinds[Number(event.code.replace('Digit', '')) - 1]
    if (!chosen) return
    event.preventDefault()
    setKind(chosen)
    setFault(undefined)
  }
  return (
    <form className={addRow} onSubmit={add} onKeyDown={chooseByKey}>
      <div className={field}>
        <TextField
          label={t('sentence')}
          isLabelHidden
          placeholder={t('placeholder')}
          value={sentence}
          maxLength={limits.freeTextMaxCharacters}
          autoComplete="off"
          {...(fault && { error: t(fault, { count: limits.testsPerSuite }) })}
          onChange={(next) => {
            setSentence(next)
            setFault(undefined)
          }}
        />
        {isMeaning && meaning && (
          <Text variant="caption" tone="secondary">
            {t('expected', { meaning: writeMeaning(meaning) || t('cause.nothing') })}
          </Text>
        )}
      </div>
      <div className={kindField}>
        <Select
          label={t('kind')}
          isLabelHidden
          value={kind}
          onChange={setKind}
          options={suiteKinds.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <Button type="submit" icon={<Icon of={Plus} />}>
        {t('add')}
      </Button>
    </form>
  )
}
