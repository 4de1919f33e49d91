import { limits } from '@saywright/api/contract'
import { Button, Icon, Pressable, Text, VisuallyHidden } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { MissingTests as Missing, NeverSaid, ProposedTest } from '../../model/answers/missingTests.js'
import { useGrammarQuery } from '../../model/grammar-worker/useGrammarQuery.js'
import { isLongSuite, testOf } from '../../model/suite/editSuite.js'
import type { SuiteView } from '../../model/suite/SuiteView.js'
import type { GrammarReading } from '../../model/workspace/GrammarReading.js'
import {
  end,
  neverSaid,
  neverSaidList,
  neverSaidRule,
  proposal,
  proposals,
  rest,
} from './MissingTests.css.js'
import { suiteMessages } from './messages.js'

export type MissingTestsProps = {
  reading: GrammarReading
  suite: SuiteView
  onGoTo: (from: number, to: number) => void
}

/** Parts that no test covers, and the fewest sentences that would: added at once, or one by one. */
export function MissingTests({ reading, suite, onGoTo }: MissingTestsProps) {
  const t = useMessages(suiteMessages)
  const [isOpen, setOpen] = useState(false)
  const { worker, slots, state } = reading
  const tests = suite.state.suite
  const limit = limits.testsPerSuite - tests.length
  const about = useMemo(() => ({ suite: tests, slots, limit }), [tests, slots, limit])
  // Sentences of an earlier text would cover something else.
  const checked = reading.checkedWith === 'this' ? state.checked : undefined
  const found = useGrammarQuery(worker, 'missing', checked, about, isLongSuite(tests))
  if (!found?.answer || found.about !== about || found.of !== checked || found.answer.never === 0) return null
  const { proposed, said } = found.answer
  const add = (chosen: readonly ProposedTest[]) => suite.actions.keepAll(chosen.map(toTest))
  return (
    <>
      <Text as="span" variant="bodySmall" tone="secondary" role="status">
        <Summary missing={found.answer} />
      </Text>
      <span className={end}>
        <Button size="small" variant="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t('neverSaid')}
        </Button>
        {proposed.length > 0 && (
          <Button size="small" icon={<Icon of={Plus} />} onPress={() => add(proposed)}>
            {t('addMissing', { count: said })}
          </Button>
        )}
      </span>
      <div className={rest} hidden={!isOpen}>
        {isOpen && (
          <>
            <Places places={found.answer.places} never={found.answer.never} onGoTo={onGoTo} />
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for plain text */}
            <ul className={proposals} role="list" aria-label={t('proposed')}>
              {proposed.map((one) => (
                <li key={one.sentence} className={proposal}>
                  <span lang={reading.lang}>{one.sentence}</span>
                  <Text as="span" variant="caption" tone="secondary">
                    {t('says', { count: one.says })}
                  </Text>
                  <span className={end}>
                    <Button
                      size="small"
                      variant="ghost"
                      aria-label={t('addOne', { sentence: one.sentence })}
                      onPress={() => add([one])}
                    >
                      {t('add')}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

/** It expects the current meaning of the sentence, if any. */
function toTest({ sentence, meaning }: ProposedTest) {
  const isMeant = meaning.intent !== null || meaning.entities.length > 0
  return testOf(sentence, isMeant ? 'meaning' : 'accept', meaning)
}

function Summary({ missing: { proposed, never, said } }: { missing: Missing }) {
  const t = useMessages(suiteMessages)
  if (said === 0) return t('saysNone')
  const count = proposed.length
  return said === never ? t('saysAll', { count, said }) : t('saysSome', { count, said, never })
}

type PlacesProps = { places: readonly NeverSaid[]; never: number; onGoTo: MissingTestsProps['onGoTo'] }

function Places({ places, never, onGoTo }: PlacesProps) {
  const t = useMessages(suiteMessages)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for plain text
    <ul className={neverSaidList} role="list" aria-label={t('neverSaid')}>
      {places.map(({ text, rule, line, from, to }, index) => (
        <li key={index}>
          <Pressable className={neverSaid} onPress={() => onGoTo(from, to)}>
            {text} <span className={neverSaidRule}>{`<${rule}>`}</span>
            <VisuallyHidden> {t('line', { line })}</VisuallyHidden>
          </Pressable>
        </li>
      ))}
      {never > places.length && (
        <li>
          <Text as="span" variant="caption" tone="secondary">
            {t('moreNever', { count: never - places.length })}
          </Text>
        </li>
      )}
    </ul>
  )
}
