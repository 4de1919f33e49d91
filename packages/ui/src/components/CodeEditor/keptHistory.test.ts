import { history, redo, undo } from '@codemirror/commands'
import { EditorState, Transaction } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { historyOf, stateWithHistory } from './keptHistory.js'

const extensions = [history({ newGroupDelay: 0 })]

/** An editor that wrote each of some texts at the end, and what can be done with it. */
function written(...texts: readonly string[]) {
  let state = EditorState.create({ doc: '', extensions })
  for (const [index, insert] of texts.entries())
    state = state.update({
      changes: { from: state.doc.length, insert },
      annotations: Transaction.time.of(index * 10_000),
    }).state
  return state
}

function after(state: EditorState, ...commands: readonly (typeof undo)[]): string {
  let now = state
  for (const command of commands)
    command({
      state: now,
      dispatch: (transaction) => {
        now = transaction.state
      },
    })
  return now.doc.toString()
}

const opened = (state: EditorState, doc = state.doc.toString()) =>
  stateWithHistory(doc, historyOf(state), extensions)

describe('what was written before', () => {
  it('can be undone and redone in a new editor', () => {
    const again = opened(written('one ', 'two ', 'three'))
    expect(again.doc.toString()).toBe('one two three')
    expect(after(again, undo)).toBe('one two ')
    expect(after(again, undo, undo, redo)).toBe('one two ')
    expect(after(again, undo, undo, undo)).toBe('')
  })
  it('is left out where it belongs to another text', () => {
    expect(after(opened(written('one ', 'two'), 'one six'), undo)).toBe('one six')
  })
  it.each([undefined, '', '{', 'null', '{"text":"3 xyz","history":5}'])('is nothing in %o', (kept) => {
    expect(after(stateWithHistory('abc', kept, extensions), undo)).toBe('abc')
  })
  it('loses its oldest part where it is long, and stays within its bounds', () => {
    const long = 'x'.repeat(200_000)
    // The removed text is what undoing has to restore.
    let state = written('first ', long)
    state = state.update({ changes: { from: 6, to: 6 + long.length } }).state
    state = state.update({ changes: { from: 0, to: 6, insert: long } }).state
    state = state.update({ changes: { from: 0, to: long.length, insert: 'last' } }).state
    expect(historyOf(state).length).toBeLessThan(310_000)
    expect(after(opened(state), undo)).toBe(long)
    expect(after(opened(state), undo, undo, undo, undo, undo)).not.toBe('')
  })
})
