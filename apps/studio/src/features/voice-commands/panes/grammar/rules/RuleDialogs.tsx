import type { Analysis, Range } from '@saywright/grammar'
import { useMessages } from '@saywright/ui/i18n'
import { ruleMessages } from './messages.js'
import { PlacesDialog } from './PlacesDialog.js'
import { outlinePlaces, referencePlaces } from './placesOfRules.js'
import { RenameRuleDialog } from './RenameRuleDialog.js'

/** What was asked about the rules of the text. */
export type RuleRequest =
  | { readonly kind: 'outline' }
  | { readonly kind: 'references' | 'rename'; readonly rule: string }

export type RuleDialogsProps = {
  request: RuleRequest
  analysis: Analysis
  /** Leads to a place of the text, in UTF-16 units from 0. */
  onGoTo: (from: number, to: number) => void
  onChange: (grammar: string) => void
  onClose: () => void
}

/** The list of rules, the places that refer to one, and a new name for one. */
export function RuleDialogs({ request, analysis, onGoTo, onChange, onClose }: RuleDialogsProps) {
  const t = useMessages(ruleMessages)
  const goTo = ({ start, end }: Range) => {
    onClose()
    // The dialog returns the focus to its opener, unless it is elsewhere by then.
    setTimeout(() => onGoTo(start.offset, end.offset))
  }
  if (request.kind === 'rename')
    return <RenameRuleDialog analysis={analysis} rule={request.rule} onRename={onChange} onClose={onClose} />
  const isOutline = request.kind === 'outline'
  return (
    <PlacesDialog
      title={isOutline ? t('outline') : t('references', { rule: `<${request.rule}>` })}
      lead={t(isOutline ? 'outlineLead' : 'referencesLead')}
      places={isOutline ? outlinePlaces(analysis, t) : referencePlaces(analysis, request.rule, t)}
      isSearched={isOutline}
      onGoTo={goTo}
      onClose={onClose}
    />
  )
}
