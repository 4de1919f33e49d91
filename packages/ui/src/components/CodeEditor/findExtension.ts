import { getSearchQuery, search } from '@codemirror/search'
import type { EditorState, Extension } from '@codemirror/state'

/** Where the panel of an open search is drawn, and what is searched. */
export type FindHost = { readonly dom: HTMLElement; readonly state: EditorState }

/**
 * Searches in a panel that somebody else draws.
 *
 * @param show told where when the search opens, again when text, selection or query change, and undefined once it closes.
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
