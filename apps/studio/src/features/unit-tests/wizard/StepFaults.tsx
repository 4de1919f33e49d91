import { limits } from '@saywright/api/contract'
import { Link, Message } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { unitTestsMessages } from '../messages/index.js'
import type { StepOfTest, TestedGrammar } from './stepOfTest.js'

/** Errors of a step, once the user tried to continue. */
export function StepFaults({
  step: { values, isAtFault },
  grammar,
}: {
  step: StepOfTest
  grammar: TestedGrammar
}) {
  const t = useMessages(unitTestsMessages)
  if (grammar.analysis.hasErrors)
    return (
      <Message
        tone="danger"
        isAnnounced
        actions={
          <Link href={grammar.href} variant="standalone">
            {t('audio.toGrammar')}
          </Link>
        }
      >
        {t('audio.grammarErrors')}
      </Message>
    )
  if (values.files.length > limits.filesPerUnitTest)
    return (
      <Message tone="danger" isAnnounced>
        {t('audio.tooMany', { most: limits.filesPerUnitTest })}
      </Message>
    )
  if (!isAtFault || values.files.length > 0) return null
  return (
    <Message tone="danger" isAnnounced>
      {t('audio.atLeastOne')}
    </Message>
  )
}
