import type { Analysis, ImportOptions } from '@saywright/grammar'
import type { Kind, QueryParams, WorkerResponse } from './answers.js'
import type { RequestedImports, WorkerRequest } from './workerRequest.js'

type Job = Omit<WorkerRequest, 'imports'> & {
  readonly options: ImportOptions
  readonly onAnswer: (answer: WorkerResponse<Kind> | undefined) => void
}

/** Twice the time of a server to compile a grammar: this may be the slower machine. */
const longestMilliseconds = 10_000
/** Maximum time that an outdated request may delay the next one: then another worker reads the text from scratch. */
const unwantedMilliseconds = 400

/** Answers questions about a grammar beside the thread that draws, one after the other. */
export class GrammarWorker {
  #worker: Worker | undefined
  /** The imports that the worker has. */
  #told: ImportOptions | undefined
  #running: Job | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #wanted = new Set<Job>()

  /** @param start makes a worker that answers each message; when an answer takes too long, it makes another. */
  constructor(
    private readonly start = startWorker,
    private readonly maxMilliseconds = longestMilliseconds,
    private readonly maxUnwantedMilliseconds = unwantedMilliseconds,
  ) {}

  /**
   * @param onAnswer given undefined when it took too long or went wrong.
   * @returns takes the question back: it is not answered any more, and given up where it takes long.
   */
  ask<K extends Kind>(
    kind: K,
    { source, options }: Analysis,
    about: QueryParams<K>,
    onAnswer: (answer: WorkerResponse<K> | undefined) => void,
  ): () => void {
    const job = { kind, source, options, about, onAnswer } as Job
    this.#wanted.add(job)
    this.#next()
    return () => this.#takeBack(job)
  }

  stop() {
    clearTimeout(this.#timer)
    this.#worker?.terminate()
    this.#worker = undefined
    this.#told = undefined
    this.#running = undefined
  }

  #takeBack(job: Job) {
    this.#wanted.delete(job)
    if (this.#running !== job) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#giveUp(), this.maxUnwantedMilliseconds)
  }

  #next() {
    const [job] = this.#wanted
    if (this.#running || !job) return
    this.#running = job
    this.#worker ??= this.#listen(this.start())
    const { kind, source, about, options } = job
    this.#worker.postMessage({ kind, source, about, imports: this.#toTell(options) } satisfies WorkerRequest)
    this.#told = options
    this.#timer = setTimeout(() => this.#giveUp(), this.maxMilliseconds)
  }

  #listen(worker: Worker): Worker {
    worker.onmessage = ({ data }) => {
      clearTimeout(this.#timer)
      this.#settle(data)
    }
    worker.onerror = () => this.#giveUp()
    return worker
  }

  #giveUp() {
    const job = this.#running
    this.stop()
    this.#running = job
    this.#settle(undefined)
  }

  #settle(answer: WorkerResponse<Kind> | undefined) {
    const job = this.#running
    this.#running = undefined
    if (job && this.#wanted.delete(job)) job.onAnswer(answer)
    this.#next()
  }

  #toTell({ name, library }: ImportOptions): RequestedImports | undefined {
    if (this.#told && this.#told.name === name && this.#told.library === library) return undefined
    const grammars = library?.grammars.map(({ name, source, slots }) => ({ name, source, slots }))
    return { name, grammars, language: library?.builtIn?.language }
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./grammar.worker.ts', import.meta.url), { type: 'module' })
}
