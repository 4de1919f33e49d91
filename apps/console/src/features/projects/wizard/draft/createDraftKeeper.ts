import { type BodyOf, type ResponseOf, type saveProjectDraft, toApiError } from '@saywright/api/contract'
import type { WizardStore } from '@saywright/forms'
import type { DraftState } from '../DraftNote.js'
import type { WizardValues } from '../wizardValues.js'
import { type CopyStorage, isCopyNewer } from './deviceCopy.js'
import { type Made, readDraft, writtenDraft } from './wizardDraft.js'

/** A draft as the server has it. */
export type KeptDraft = { id: number; step: string; values: string; updated_at: string }

export type DraftKeeperOptions = {
  /** What the server had when the wizard was opened. */
  kept: KeptDraft | undefined
  copy: CopyStorage
  save: (body: BodyOf<typeof saveProjectDraft>) => Promise<ResponseOf<typeof saveProjectDraft>>
  remove: () => Promise<unknown>
  /** The draft was sent or given up elsewhere. */
  onGone: () => void
}

export type DraftKeeper = {
  readonly store: WizardStore<WizardValues>
  /** What a submit has made so far. */
  readonly made: () => Made
  /** Notes what a submit has made, and resolves once the server knows it or cannot be reached. */
  readonly note: (made: Made) => Promise<void>
  readonly state: () => DraftState
  readonly subscribe: (listener: () => void) => () => void
  /** Saves what has changed when it can be saved again. */
  readonly retry: () => void
  /** Saves what has changed, and then nothing more. */
  readonly stop: () => void
}

const pauseMilliseconds = 800
const retryMilliseconds = 5000

/** Keeps a draft on the server, a moment after each change, and on this device until the server has it. */
export function createDraftKeeper({ kept, copy, save, remove, onGone }: DraftKeeperOptions): DraftKeeper {
  const listeners = new Set<() => void>()
  const found = copy.read()
  const isCopy = found !== undefined && isCopyNewer(found, kept)
  if (found && !isCopy) copy.clear()
  const begun =
    found && isCopy ? readDraft(found.step, found.written) : kept && readDraft(kept.step, kept.values)

  let id = kept?.id
  let base = kept?.updated_at
  let made: Made = begun?.made ?? {}
  let place = begun && { step: begun.step, values: begun.values }
  let state: DraftState = begun ? 'saved' : 'none'
  let changes = isCopy && begun ? 1 : 0
  let saved = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let work: Promise<void> = Promise.resolve()
  let isOver = false

  const tell = (next: DraftState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const schedule = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }
  const flush = () => {
    clearTimeout(timer)
    // One after the other, so that an older state never arrives last.
    work = work.then(send)
    return work
  }

  async function send() {
    if (!place || isOver || changes === saved) return
    const sending = changes
    try {
      const body = { step: place.step, values: writtenDraft({ values: place.values, made }) }
      const response = await save(id === undefined ? body : { id, ...body })
      id = response.id
      base = response.updated_at
      saved = sending
      if (changes !== sending) return schedule(pauseMilliseconds)
      copy.clear()
      tell('saved')
    } catch (thrown) {
      if (toApiError(thrown).kind === 'notFound') {
        end()
        return onGone()
      }
      tell('kept')
      if (!isOver) schedule(retryMilliseconds)
    }
  }

  function change() {
    if (!place || isOver) return
    changes += 1
    copy.write({
      ...(id !== undefined && { id }),
      ...(base !== undefined && { base }),
      changed_at: new Date().toISOString(),
      step: place.step,
      written: writtenDraft({ values: place.values, made }),
    })
    if (state !== 'kept') tell('saving')
    schedule(pauseMilliseconds)
  }

  function end() {
    isOver = true
    clearTimeout(timer)
    copy.clear()
  }

  if (changes > 0) schedule(0)
  return {
    store: {
      read: () => place,
      write: (next) => {
        place = next
        change()
      },
      clear: () => {
        end()
        tell('none')
        work = work.then(remove).then(
          () => {},
          // It comes back at the next visit, and knows what was made of it.
          () => {},
        )
      },
    },
    made: () => made,
    note: (next) => {
      made = { ...made, ...next }
      change()
      return flush()
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retry: () => void flush(),
    stop: () => void flush().finally(() => clearTimeout(timer)),
  }
}
