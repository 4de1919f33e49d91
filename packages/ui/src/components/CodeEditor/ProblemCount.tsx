import { useEffect, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import type { CodeProblem } from './CodeProblem.js'
import { codeEditorMessages } from './messages.js'

/**
 * Pause after typing before the diagnostics are announced, in ms, so that screen readers are not interrupted.
 */
const quietMilliseconds = 1200

/** Announces the number of diagnostics after a pause in typing, only when it changes. */
export function ProblemCount({ problems }: { problems: readonly CodeProblem[] }) {
  const t = useMessages(codeEditorMessages)
  const countOf = (severity: CodeProblem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length
  const [errors, warnings] = [countOf('error'), countOf('warning')]
  const [said, setSaid] = useState({ errors: 0, warnings: 0, isFirst: true })
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setSaid((before) => {
          const isSame = before.errors === errors && before.warnings === warnings
          return isSame ? before : { errors, warnings, isFirst: false }
        }),
      quietMilliseconds,
    )
    return () => clearTimeout(timer)
  }, [errors, warnings])
  return (
    <VisuallyHidden as="div" role="status">
      {said.isFirst ? '' : words(t, said)}
    </VisuallyHidden>
  )
}

type Count = { errors: number; warnings: number }

function words(t: ReturnType<typeof useMessages<typeof codeEditorMessages>>, { errors, warnings }: Count) {
  const errorWords = t('errors', { count: errors })
  const warningWords = t('warnings', { count: warnings })
  if (errors && warnings) return t('errorsAndWarnings', { errors: errorWords, warnings: warningWords })
  if (errors) return errorWords
  return warnings ? warningWords : t('noProblem')
}
