import type { Analysis, TextEdit } from '@saywright/grammar'
import type { Slots } from '../document/grammarDocument.js'
import type { TextView } from '../grammar/TextView.js'
import type { GrammarEdit } from '../grammar-worker/changes.js'

export type SlotsPaneProps = TextView & {
  /** The values for tests, which are stored beside the text. */
  values: Slots
  onValuesChange?: (values: Slots) => void
}

/** The props of a part of the pane. */
export type SlotsView = SlotsPaneProps & {
  /** Of the current text. */
  analysis: Analysis
  onEdit: (edits: readonly TextEdit[]) => void
  /** Makes a change, unless it is refused. */
  onChange: (wanted: GrammarEdit) => void
}
