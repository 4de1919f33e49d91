import type { WantedRule } from '@saywright/grammar/library'
import { useMessages } from '@saywright/ui/i18n'
import { libraryMessages } from './messages.js'
import { comment, lines as linesClass, plus } from './RulesDialog.css.js'

export type AddedLinesProps = {
  lines: readonly string[]
  /** A rule that they import, for an example of its use. */
  rule: WantedRule | undefined
}

/** The lines that a grammar gets, and how one of the rules is used then. */
export function AddedLines({ lines, rule }: AddedLinesProps) {
  const t = useMessages(libraryMessages)
  return (
    <section aria-label={t('lines')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard. */}
      <pre className={linesClass} tabIndex={0} translate="no">
        {lines.map((line) => (
          <span key={line}>
            <span className={plus}>+ </span>
            {line}
            {'\n'}
          </span>
        ))}
        {rule && (
          <span className={comment}>
            {'  '}
            {`// ${t('afterwards')} !tag(${t('exampleTag')}, <${rule.as ?? rule.name}>)`}
          </span>
        )}
      </pre>
    </section>
  )
}
