import { type Extension, Prec, StateEffect, StateField } from '@codemirror/state'
import { EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view'
import type { Analysis } from '@saywright/grammar'
import { type GrammarHelp, type HelpWords, helpAt } from './grammarHelp.js'
import { helpCard } from './helpCard.js'

/** What the editor explains: the text as it was read last, and the words for it. */
export type HelpSource = () => HelpWords & { readonly analysis: Analysis }

const showCard = StateEffect.define<Tooltip | null>()

/** Explains what the pointer rests on, and by Ctrl I what the cursor stands in; Escape or a move puts the card away. */
export function grammarCards(source: HelpSource): Extension {
  const helpIn = (text: string, offset: number) => {
    const { analysis, ...words } = source()
    return analysis.source === text ? helpAt(analysis, offset, words) : undefined
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
    hoverTooltip(({ state }, offset) => tooltipOf(helpIn(state.doc.toString(), offset))),
    field,
    // Before the keys of every editor, where Ctrl I selects.
    Prec.high(
      keymap.of([
        {
          key: 'Mod-i',
          preventDefault: true,
          run: (view) => {
            const { doc, selection } = view.state
            const { head } = selection.main
            const help = helpIn(doc.toString(), head) ?? helpIn(doc.toString(), head - 1)
            const said = help
              ? [help.title, help.text, ...(help.facts ?? [])].join('. ')
              : source().t('help.none')
            view.dispatch({ effects: [showCard.of(tooltipOf(help)), EditorView.announce.of(said)] })
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
