import type { RulesOfLanguage } from '@saywright/grammar/library'
import { useEffect, useState } from 'react'

/**
 * The library of rules of a language; undefined until it is there.
 *
 * @param isWanted it is fetched once something of it may be imported.
 */
export function useRulesOf(language: string, isWanted: boolean): RulesOfLanguage | undefined {
  const [rules, setRules] = useState<{ readonly language: string; readonly of: RulesOfLanguage }>()
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    void import('@saywright/grammar/library').then(({ rulesOf }) => {
      if (isCurrent) setRules({ language, of: rulesOf(language) })
    })
    return () => {
      isCurrent = false
    }
  }, [language, isWanted])
  return rules?.language === language ? rules.of : undefined
}
