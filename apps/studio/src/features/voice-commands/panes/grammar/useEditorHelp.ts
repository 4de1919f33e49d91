import type { Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import type { Analysis, SlotValues } from '@saywright/grammar'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { useLatest } from '../../../../parts/workspace/useLatest.js'
import { voiceCommandsMessages } from '../../messages/index.js'
import type { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import { completeGrammar } from './completeGrammar.js'
import { grammarCards } from './grammarCards.js'
import { ruleMessages } from './rules/messages.js'
import type { RuleRequest } from './rules/RuleDialogs.js'
import { ruleKeys } from './rules/ruleKeys.js'

/** One completion and one set of cards for the life of the editor, which would close them if it were given others. */
export function useEditorHelp(about: {
  analysis: Analysis
  slots: SlotValues
  worker: GrammarWorker
  onOpenModel: ((name: string, rule: string) => void) | undefined
  onSheet: () => void
  onRequest: (request: RuleRequest) => void
}): Extension {
  const t = useMessages(voiceCommandsMessages)
  const words = useMessages(ruleMessages)
  const locale = useLocale()
  const sayNoRule = () => words('noRule')
  const sayNoDefinition = (rule: string) => words('noDefinition', { rule })
  const latest = useLatest({ ...about, t, locale, sayNoRule, sayNoDefinition })
  return useMemo(() => {
    const source = () => latest.current
    const openSheet = () => {
      latest.current.onSheet()
      return true
    }
    return [
      completeGrammar(source),
      grammarCards(source),
      ruleKeys(source),
      keymap.of([{ key: 'F1', preventDefault: true, run: openSheet }]),
    ]
  }, [latest])
}
