import { getSearchQuery, search } from '@codemirror/search'
import type { EditorState, Extension } from '@codemirror/state'

/** Element for the panel of an open search, and the searched state. */
export type FindHost = { readonly dom: HTMLElement; readonly state: EditorState }

/**
 * Search with an external panel.
 * @param show called with the element when the search opens, again when text, selection or query change, and
 * with `undefined` when it closes.
 */
export function findExtension(show: (host: FindHost | undefined) => void): Extension {
  return search({
    top: true,
    createPanel: ({ state: first }) => {
      const dom = document.createElement('div')
      return {
        dom,
        top: true,
        mount: () => show({ dom, state: first }),
        update: ({ docChanged, selectionSet, startState, state }) => {
          if (docChanged || selectionSet || getSearchQuery(startState) !== getSearchQuery(state))
            show({ dom, state })
        },
        destroy: () => show(undefined),
      }
    },
  })
}
