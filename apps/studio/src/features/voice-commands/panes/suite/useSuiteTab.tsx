import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import type { PanelTab } from '../../parts/panel/PanelTab.js'
import { suiteMessages } from './messages.js'
import { SuitePanel, type SuitePanelProps } from './SuitePanel.js'

/** The suite beside the problems of the grammar: how many of its tests pass, and the result of each. */
export function useSuiteTab({ reading, suite, onTry, onGoTo }: SuitePanelProps): PanelTab {
  const t = useMessages(suiteMessages)
  return useMemo(() => {
    const { outcomes, failed } = suite.state
    const count = suite.state.suite.length
    return {
      ...{ id: 'suite', label: t('title'), figures: null, isFailing: failed > 0 },
      count: count > 0 && outcomes ? `${count - failed}/${count}` : count,
      content: <SuitePanel reading={reading} suite={suite} onTry={onTry} onGoTo={onGoTo} />,
    }
  }, [t, reading, suite, onTry, onGoTo])
}
