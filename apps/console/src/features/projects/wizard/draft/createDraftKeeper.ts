import { type BodyOf, type ResponseOf, type saveProjectDraft, toApiError } from '@saywright/api/contract'
import type { WizardStore } from '@saywright/forms'
import type { DraftState } from '../DraftNote.js'
import type { WizardValues } from '../wizardValues.js'
import { type CopyStorage, standingOfCopy } from './deviceCopy.js'
import { type Made, readDraft, writtenDraft } from './wizardDraft.js'

/** A draft as the server has it. */
export type KeptDraft = {
  readonly id: number
  readonly step: string
  readonly values: string
  readonly revision: number
  /** Of the device that saved last. */
  readonly browser?: string | null | undefined
  readonly system?: string | null | undefined
  readonly updated_at: string
}

export type DraftKeeperOptions = {
  /** The version of the server when the wizard was opened. */
  kept: KeptDraft | undefined
  copy: CopyStorage
  save: (body: BodyOf<typeof saveProjectDraft>) => Promise<ResponseOf<typeof saveProjectDraft>>
  /** Reads the version of the server, after a refusal because another device saved. */
  read: () => Promise<KeptDraft | null>
  remove: () => Promise<unknown>
  /** The draft was sent or given up elsewhere. */
  onGone: () => void
}

export type DraftKeeper = {
  readonly store: WizardStore<WizardValues>
  /** Results of a submit so far. */
  readonly made: () => Made
  /** Records results of a submit, and resolves once the server has them or cannot be reached. */
  readonly note: (made: Made) => Promise<void>
  readonly state: () => DraftState
  /** The version that another device saved meanwhile; nothing is saved until one of both is chosen. */
  readonly conflict: () => KeptDraft | undefined
  /** Saves the local version over that of the other device. */
  readonly overwrite: () => void
  /** Discards the local version in favour of that of the other device. */
  readonly giveWay: () => void
  readonly subscribe: (listener: () => void) => () => void
  /** Saves pending changes when saving is possible again. */
  readonly retry: () => void
  /** Saves pending changes, and then nothing more. */
  readonly stop: () => void
}

const pauseMilliseconds = 800
const retryMilliseconds = 5000

/** Keeps a draft on the server, a moment after each change, and on this device until the server has it. */
export function createDraftKeeper(options: DraftKeeperOptions): DraftKeeper {
  const { kept, copy, save, read, remove, onGone } = options
  const listeners = new Set<() => void>()
  const found = copy.read()
  const standing = found && standingOfCopy(found, kept)
  const isCopy = standing === 'newer' || standing === 'conflict'
  if (found && !isCopy) copy.clear()
  const begun =
    found && isCopy ? readDraft(found.step, found.written) : kept && readDraft(kept.step, kept.values)

  let id = kept?.id
  let base = kept?.revision
  let made: Made = begun?.made ?? {}
  let place = begun && { step: begun.step, values: begun.values }
  let state: DraftState = begun ? 'saved' : 'none'
  let conflict = standing === 'conflict' && begun ? kept : undefined
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
    if (!place || isOver || conflict || changes === saved) return
    const sending = changes
    const body = { step: place.step, values: writtenDraft({ values: place.values, made }) }
    try {
      const response = await save(id === undefined ? body : { id, revision: base, ...body })
      id = response.id
      base = response.revision
      saved = sending
      if (changes !== sending) return schedule(pauseMilliseconds)
      copy.clear()
      tell('saved')
    } catch (thrown) {
      const { kind, code } = toApiError(thrown)
      if (kind === 'notFound') return gone()
      if (code === 'changed_elsewhere') await compare(body, sending).catch(wait)
      else wait()
    }
  }

  function wait() {
    tell('kept')
    if (!isOver) schedule(retryMilliseconds)
  }

  function gone() {
    end()
    onGone()
  }

  /** The version of the server may be the one sent from here, by a call whose response was lost. */
  async function compare(sent: { step: string; values: string }, sending: number) {
    const other = await read()
    if (!other) return gone()
    if (other.step !== sent.step || other.values !== sent.values) {
      conflict = other
      return tell('kept')
    }
    id = other.id
    base = other.revision
    saved = sending
    if (changes !== sending) return schedule(0)
    copy.clear()
    tell('saved')
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
    if (conflict) return
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
          // The draft is offered at the next visit, with the results of the submit.
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
    conflict: () => conflict,
    overwrite: () => {
      id = conflict?.id
      base = conflict?.revision
      conflict = undefined
      changes += 1
      tell('saving')
      void flush()
    },
    giveWay: end,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retry: () => void flush(),
    stop: () => void flush().finally(() => clearTimeout(timer)),
  }
}
