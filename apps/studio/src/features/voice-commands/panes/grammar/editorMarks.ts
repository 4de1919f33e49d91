import { type Extension, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { EditorMark } from '../../model/answers/trySentence.js'
import { expectedMark, pathMark } from './editorMarks.css.js'

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
