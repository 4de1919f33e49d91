import { Text, VisuallyHidden } from '@saywright/ui'
import { useLanguageTag, useMessages } from '@saywright/ui/i18n'
import { spelledOut, type WordLists, wordChanges } from '../../model/words/wordChanges.js'
import { wordDifferenceMessages } from './messages.js'
import { kind, row, rows, sign, words } from './WordDifference.css.js'

type Version = WordLists & { readonly threshold: number }

export type WordDifferenceProps = {
  /** Accessible name: from which version to which. */
  label: string
  before: Version
  after: Version
}

const signs = { added: '+', removed: '−', changed: '~' } as const

/** What differs from one version of a model to another, a word a line. */
export function WordDifference({ label, before, after }: WordDifferenceProps) {
  const t = useMessages(wordDifferenceMessages)
  const numbers = new Intl.NumberFormat(useLanguageTag())
  const changes = wordChanges(before, after).map((change) => {
    const [then, now] = [change.before && spelledOut(change.before), change.after && spelledOut(change.after)]
    return { what: t(change.role), then, now }
  })
  if (before.threshold !== after.threshold) {
    const [then, now] = [numbers.format(before.threshold), numbers.format(after.threshold)]
    changes.push({ what: t('threshold'), then, now })
  }
  if (changes.length === 0) return <Text tone="secondary">{t('same')}</Text>
  return (
    <ul className={rows} aria-label={label}>
      {changes.map(({ what, then, now }) => {
        const how = then === undefined ? 'added' : now === undefined ? 'removed' : 'changed'
        return (
          <li key={`${what} ${then} ${now}`} className={row} data-change={how}>
            <span className={sign}>
              <span aria-hidden>{signs[how]}</span>
              <VisuallyHidden>{t(how)}</VisuallyHidden>
            </span>
            <span className={words}>
              {then !== undefined && now !== undefined
                ? t('becomes', { before: then, after: now })
                : (now ?? then)}
            </span>
            <span className={kind}>{what}</span>
          </li>
        )
      })}
    </ul>
  )
}
