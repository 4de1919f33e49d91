import { Button, Icon, StatusBadge } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ListChecks } from 'lucide-react'
import type { TriedSentence } from '../../model/answers/trySentence.js'
import { faultOfSentence, indexOfSentence, testOf } from '../../model/suite/editSuite.js'
import type { SuiteView } from '../../model/suite/SuiteView.js'
import { keepMessages } from './messages.js'

export type KeepInSuiteProps = { tried: TriedSentence; suite: SuiteView }

/** Saves a tried sentence as a test: of its meaning, or of its refusal. */
export function KeepInSuite({ tried: { sentence, result }, suite }: KeepInSuiteProps) {
  const t = useMessages(keepMessages)
  const { state, actions } = suite
  const isKept = indexOfSentence(state.suite, sentence) !== -1
  const kind = result.matched ? 'meaning' : 'refuse'
  const meaning = result.matched ? result.meaning : undefined
  if (isKept) return <StatusBadge status="done">{t('isKept')}</StatusBadge>
  return (
    <Button
      size="small"
      icon={<Icon of={ListChecks} />}
      isDisabled={faultOfSentence(state.suite, sentence) !== undefined}
      onPress={() => actions.keep(testOf(sentence, kind, meaning))}
    >
      {t(result.matched ? 'keep' : 'keepRefused')}
    </Button>
  )
}
