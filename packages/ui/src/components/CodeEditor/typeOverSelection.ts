import { EditorView } from '@codemirror/view'

/**
 * Replaces a selection by typed text in the editor itself. The browser would preserve the style of the
 * replaced text in a style attribute, which a strict content security policy blocks.
 */
export const typeOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data: text } = event
    const { from, to, empty } = view.state.selection.main
    if (inputType !== 'insertText' || text === null || empty || view.composing) return false
    const insert = () =>
      view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true })
    const isHandled = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, from, to, text, insert))
    if (!isHandled) view.dispatch(insert())
    event.preventDefault()
    return true
  },
})
