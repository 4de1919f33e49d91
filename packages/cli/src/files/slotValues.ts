import type { SlotValues } from '@saywright/grammar'
import { CommandFailure } from '../CommandFailure.js'
import type { Terminal } from '../Terminal.js'
import { readText } from './readText.js'

/** Options of commands that take values of slots. */
export const slotOptions = {
  slot: { type: 'string', multiple: true },
  slots: { type: 'string' },
} as const

/**
 * Reads values of slots from a JSON file and from options such as `room=kitchen | living room`, which take precedence.
 *
 * @throws CommandFailure for any other form.
 */
export async function slotValues(
  { slot = [], slots }: { readonly slot?: readonly string[]; readonly slots?: string },
  terminal: Terminal,
): Promise<SlotValues> {
  const values: Record<string, readonly string[]> = { ...(slots ? await valuesIn(slots, terminal) : {}) }
  for (const written of slot) {
    const [name, listed] = readSlot(written)
    values[name] = listed
  }
  return values
}

/** @throws CommandFailure when it is not `name=value | value`. */
export function readSlot(written: string): [name: string, values: string[]] {
  const at = written.indexOf('=')
  const name = written.slice(0, Math.max(0, at)).trim().replace(/^<|>$/g, '')
  if (name === '') throw new CommandFailure('badSlot', { text: written })
  const values = written.slice(at + 1).split('|')
  return [name, values.map((value) => value.trim()).filter(Boolean)]
}

async function valuesIn(path: string, terminal: Terminal): Promise<SlotValues> {
  const text = await readText(path, terminal)
  try {
    const values: unknown = JSON.parse(text)
    if (isSlotValues(values)) return values
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw new CommandFailure('badSlotFile', { path })
}

function isSlotValues(values: unknown): values is SlotValues {
  if (typeof values !== 'object' || values === null) return false
  return Object.values(values).every(
    (list) => Array.isArray(list) && list.every((value) => typeof value === 'string'),
  )
}
