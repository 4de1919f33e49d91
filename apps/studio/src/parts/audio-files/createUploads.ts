import { isTaken, truncateName } from './freeName.js'
import { type UploadProblem, uploadProblemOf } from './uploadProblem.js'

/** A recording that is being uploaded. */
export type Upload = {
  readonly id: number
  readonly file: File
  /** The name that it is to have. */
  readonly name: string
} & (
  | { readonly status: 'waiting' }
  /** @property fraction part that has left, in [0, 1]. */
  | { readonly status: 'sending'; readonly fraction: number }
  | { readonly status: 'failed'; readonly problem: UploadProblem }
)

export type UploadsState = {
  /** In the order of the choice; those that arrived are gone. */
  readonly uploads: readonly Upload[]
  /** Names of those that arrived since the user last looked. */
  readonly arrived: readonly string[]
}

export type UploadsOptions = {
  /** Brings one recording to the server; rejects with the ApiError of the call. */
  readonly send: (
    file: File,
    name: string,
    options: { signal: AbortSignal; onProgress: (fraction: number) => void },
  ) => Promise<unknown>
  /** Names that recordings of the project have now. */
  readonly takenNames: () => readonly string[]
  /** At the same time; 2 when absent. */
  readonly maxConcurrent?: number
}

export type Uploads = {
  getState(): UploadsState
  subscribe(listener: () => void): () => void
  /** Starts new ones; each replaces a failed one of its name. */
  add(files: readonly File[]): void
  /** Sends one that failed once more, under another name where one is given. */
  retry(id: number, name?: string): void
  retryAll(): void
  /** Stops one, or puts a failure away. */
  remove(id: number): void
  /** Restarts the count of arrivals, when the user looks. */
  forgetArrived(): void
  /** Stops all. */
  stop(): void
}

/** Sends recordings some at a time; each fails by itself. */
export function createUploads({ send, takenNames, maxConcurrent = 2 }: UploadsOptions): Uploads {
  const listeners = new Set<() => void>()
  const sending = new Map<number, AbortController>()
  let state: UploadsState = { uploads: [], arrived: [] }
  let lastId = 0

  const show = (changes: Partial<UploadsState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const change = (id: number, next: (upload: Upload) => Upload) =>
    show({ uploads: state.uploads.map((upload) => (upload.id === id ? next(upload) : upload)) })
  const fail = (id: number, problem: UploadProblem) =>
    change(id, ({ file, name }) => ({ id, file, name, status: 'failed', problem }))
  const leave = (id: number) => show({ uploads: state.uploads.filter((upload) => upload.id !== id) })

  function othersThan(id: number) {
    const onTheirWay = state.uploads.filter((upload) => upload.id !== id && upload.status === 'sending')
    return [...takenNames(), ...onTheirWay.map(({ name }) => name)]
  }

  function next() {
    while (sending.size < maxConcurrent) {
      const waiting = state.uploads.find(({ status }) => status === 'waiting')
      if (!waiting) return
      if (isTaken(waiting.name, othersThan(waiting.id))) fail(waiting.id, 'taken')
      else void begin(waiting)
    }
  }

  async function begin({ id, file, name }: Upload) {
    const controller = new AbortController()
    sending.set(id, controller)
    const progress = (fraction: number) => change(id, () => ({ id, file, name, status: 'sending', fraction }))
    progress(0)
    try {
      await send(file, name, { signal: controller.signal, onProgress: progress })
      if (!controller.signal.aborted) {
        leave(id)
        show({ arrived: [...state.arrived, name] })
      }
    } catch (thrown) {
      if (!controller.signal.aborted) refuse(id, uploadProblemOf(thrown))
    }
    sending.delete(id)
    next()
  }

  function refuse(id: number, problem: UploadProblem) {
    fail(id, problem)
    if (problem !== 'full') return
    // Where one does not fit, those that wait need not be sent to be refused.
    for (const upload of state.uploads) if (upload.status === 'waiting') fail(upload.id, problem)
  }

  function wait(ids: ReadonlySet<number>, name?: string) {
    show({
      uploads: state.uploads.map((upload) =>
        ids.has(upload.id) && upload.status === 'failed'
          ? { id: upload.id, file: upload.file, name: name ?? upload.name, status: 'waiting' }
          : upload,
      ),
    })
    next()
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files) {
      const added = files.map((file): Upload => {
        lastId += 1
        return { id: lastId, file, name: truncateName(file.name), status: 'waiting' }
      })
      const again = new Set(added.map(({ name }) => name))
      const left = state.uploads.filter(({ status, name }) => status !== 'failed' || !again.has(name))
      show({ uploads: [...left, ...added] })
      next()
    },
    retry: (id, name) => wait(new Set([id]), name),
    retryAll: () => wait(new Set(state.uploads.map(({ id }) => id))),
    remove(id) {
      leave(id)
      sending.get(id)?.abort()
    },
    forgetArrived() {
      if (state.arrived.length > 0) show({ arrived: [] })
    },
    stop() {
      for (const controller of sending.values()) controller.abort()
      show({ uploads: [] })
    },
  }
}
