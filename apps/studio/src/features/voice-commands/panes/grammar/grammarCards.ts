import { type Extension, Prec, StateEffect, StateField } from '@codemirror/state'
import { EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view'
import type { Analysis, SlotValues } from '@saywright/grammar'
import type { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import { runQuery } from '../../model/grammar-worker/runQuery.js'
import { type GrammarHelp, type HelpMessages, helpOfPlace } from './grammarHelp.js'
import { helpCard } from './helpCard.js'

/** What the editor explains: the last analysis of the text, and the messages for it. */
export type HelpSource = () => HelpMessages & {
  readonly analysis: Analysis
  readonly slots: SlotValues
  readonly worker: GrammarWorker
}

const showCard = StateEffect.define<Tooltip | null>()

/** Explains what is under the pointer, and by Ctrl I what is at the cursor; Escape or a move closes the card. */
export function grammarCards(source: HelpSource): Extension {
  const helpIn = async (text: string, offset: number) => {
    const { analysis, slots, worker, ...words } = source()
    if (analysis.source !== text) return undefined
    const place = await runQuery(worker, 'place', analysis, { offset, slots })
    return place && helpOfPlace(place, words)
  }
  const showCardAt = async (view: EditorView, offset: number) => {
    const { state } = view
    const text = state.doc.toString()
    const help = (await helpIn(text, offset)) ?? (await helpIn(text, offset - 1))
    // The user continued meanwhile.
    if (view.state.doc !== state.doc || !view.state.selection.eq(state.selection)) return
    const said = help ? [help.title, help.text, ...(help.facts ?? [])].join('. ') : source().t('help.none')
    view.dispatch({ effects: [showCard.of(tooltipOf(help)), EditorView.announce.of(said)] })
  }
  const field = StateField.define<Tooltip | null>({
    create: () => null,
    update: (shown, { effects, docChanged, selection }) => {
      for (const effect of effects) if (effect.is(showCard)) return effect.value
      return docChanged || selection ? null : shown
    },
    provide: (card) => showTooltip.from(card),
  })
  return [
    hoverTooltip(async ({ state }, offset) => tooltipOf(await helpIn(state.doc.toString(), offset))),
    field,
    // Before the keys of every editor, where Ctrl I selects.
    Prec.high(
      keymap.of([
        {
          key: 'Mod-i',
          preventDefault: true,
          run: (view) => {
            void showCardAt(view, view.state.selection.main.head)
            return true
          },
        },
        {
          key: 'Escape',
          run: (view) => {
            if (!view.state.field(field)) return false
            view.dispatch({ effects: showCard.of(null) })
            return true
          },
        },
      ]),
    ),
  ]
}

function tooltipOf(help: GrammarHelp | undefined): Tooltip | null {
  if (!help) return null
  return { pos: help.from, end: help.to, above: true, create: () => ({ dom: helpCard(help) }) }
}
