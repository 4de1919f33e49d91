import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { differenceOf } from './differenceOf.js'
import { added, counts, removed } from './LineCounts.css.js'
import { differenceMessages } from './messages.js'

export type LineCountsProps = {
  before: string
  after: string
}

/** How many lines two texts differ by. */
export function LineCounts({ before, after }: LineCountsProps) {
  const t = useMessages(differenceMessages)
  const { addedCount, removedCount } = useMemo(() => differenceOf(before, after), [before, after])
  return (
    <div className={counts}>
      <span className={added}>{t('addedLines', { count: addedCount })}</span>
      <span className={removed}>{t('removedLines', { count: removedCount })}</span>
    </div>
  )
}
