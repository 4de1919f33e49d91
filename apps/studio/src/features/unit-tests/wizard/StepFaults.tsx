import { limits } from '@saywright/api/contract'
import { Link, Message } from '@saywright/ui'

import { useTestMessages } from '../TestedTypeContext.js'
import { isUntestable, type StepOfTest, type TestedContent } from './stepOfTest.js'

/** Errors of a step, once the user tried to continue. */
export function StepFaults({
  step: { values, isAtFault },
  tested,
}: {
  step: StepOfTest
  tested: TestedContent
}) {
  const t = useTestMessages()
  if (isUntestable(tested))
    return (
      <Message
        tone="danger"
        isAnnounced
        actions={
          <Link href={tested.href} variant="standalone">
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
