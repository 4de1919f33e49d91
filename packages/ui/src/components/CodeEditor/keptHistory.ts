import { historyField } from '@codemirror/commands'
import { EditorState, type Extension } from '@codemirror/state'

/** Serialized undo history; the text itself is stored elsewhere. */
type Kept = {
  /** Text that the history belongs to; applied to another text it would corrupt it. */
  readonly text: string
  readonly selection: unknown
  readonly history: { readonly done: readonly unknown[]; readonly undone: readonly unknown[] }
}

/** About half a second of writing to the disk of a slow computer. */
const maxCharacters = 300_000

const fields = { history: historyField }

/** Serializes the undo history of an editor; the oldest entries are dropped beyond the limit. */
export function historyOf(state: EditorState): string {
  const { doc, selection, history } = state.toJSON(fields) as Omit<Kept, 'text'> & { doc: string }
  const { done, undone } = history
  const rest = JSON.stringify({ undone, selection }).length
  let room = maxCharacters - rest
  let first = done.length
  while (first > 0) {
    room -= JSON.stringify(done[first - 1]).length + 1
    if (room < 0) break
    first -= 1
  }
  const isTooLong = rest > maxCharacters
  const kept: Kept = {
    text: checksum(doc),
    selection,
    history: isTooLong ? { done: [], undone: [] } : { done: done.slice(first), undone },
  }
  return JSON.stringify(kept)
}

/**
 * Creates an editor state with a stored undo history; without history when there is none, or it belongs to
 * another text.
 */
export function stateWithHistory(doc: string, kept: string | undefined, extensions: Extension): EditorState {
  const plain = () => EditorState.create({ doc, extensions })
  if (kept === undefined) return plain()
  try {
    const { text, selection, history } = JSON.parse(kept) as Kept
    if (text !== checksum(doc)) return plain()
    return EditorState.fromJSON({ doc, selection, history }, { extensions }, fields)
  } catch {
    return plain()
  }
}

/** Checksum of a text: its length and the FNV-1a hash of its UTF-16 units. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return `${text.length} ${hash.toString(36)}`
}
