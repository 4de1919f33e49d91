import type { DiagramLabels } from '@saywright/grammar'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { graphMessages } from './messages.js'

/** The words of a drawing in the language of the page. */
export function useDiagramLabels(): Required<DiagramLabels> {
  const t = useMessages(graphMessages)
  const locale = useLocale()
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(locale)
    return {
      repeat: ({ minimum, maximum }) => {
        if (maximum === 'unbounded') return t('timesOrMore', { count: minimum })
        if (minimum === maximum) return t('times', { count: minimum })
        return t('range', { from: numbers.format(minimum), to: numbers.format(maximum) })
      },
      invalid: t('invalid'),
      more: (count) => t('more', { count: numbers.format(count) }),
    }
  }, [t, locale])
}
