import { type Extension, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import { expectedMark, pathMark } from './editorMarks.css.js'

/** A stretch of the text that the sentence being tried passes through, or could go on with. */
export type EditorMark = { readonly kind: 'path' | 'expected'; readonly from: number; readonly to: number }

const looks = {
  path: Decoration.mark({ class: pathMark }),
  expected: Decoration.mark({ class: expectedMark }),
}

/** Draws the way of a sentence through the text. The marks move with the text until new ones come. */
export function editorMarks(marks: readonly EditorMark[]): Extension {
  return StateField.define<DecorationSet>({
    create: ({ doc }) =>
      Decoration.set(
        marks
          .filter(({ from, to }) => from < to && to <= doc.length)
          .map(({ kind, from, to }) => looks[kind].range(from, to)),
        true,
      ),
    update: (drawn, { changes }) => drawn.map(changes),
    provide: (field) => EditorView.decorations.from(field),
  })
}
