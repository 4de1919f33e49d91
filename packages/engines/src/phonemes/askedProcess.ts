import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { EngineFailure } from '../failures/EngineFailure.js'
import { givenUpMilliseconds } from '../failures/givenUpMilliseconds.js'

const responseMilliseconds = 10_000

export interface AskedProcess<Response> {
  /**
   * @returns `undefined` when the process ended instead.
   * @throws EngineFailure `busy` when it was ended for being slow, `caller_gone`.
   */
  ask(request: object, signal: AbortSignal | undefined): Promise<Response | undefined>
  close(): Promise<void>
}

interface ProcessRequest<Response> {
  readonly line: string
  readonly settle: (response: Response | EngineFailure | undefined) => void
  isAsked: boolean
}

/**
 * A process that is asked one question after the other, each a line of JSON: started at the first, started again when it has
 * ended, stopped by closing its input.
 *
 * @param busy what is said when it was too slow.
 */
export function createAskedProcess<Response>(
  [program, ...args]: readonly [string, ...string[]],
  busy: () => EngineFailure,
): AskedProcess<Response> {
  // The first one is being answered.
  const questions: ProcessRequest<Response>[] = []
  let child: ChildProcess | undefined
  let lastId = 0

  const start = (): ChildProcess => {
    const started = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    createInterface({ input: started.stdout }).on('line', (line) => {
      if (child !== started) return
      questions.shift()?.settle(JSON.parse(line) as Response)
      next()
    })
    // A process that has ended between two writes: `exit` below answers for it.
    started.stdin.on('error', () => {})
    const end = () => {
      if (child !== started) return
      child = undefined
      // One that was ended for being slow says nothing of what it was asked.
      for (const { settle } of questions.splice(0)) settle(started.killed ? busy() : undefined)
    }
    started.once('error', end).once('exit', end)
    return started
  }

  const next = () => {
    const [question] = questions
    if (!question || question.isAsked) return
    question.isAsked = true
    child ??= start()
    child.stdin?.write(question.line)
  }

  const replace = () => {
    child?.kill('SIGKILL')
    child = undefined
    questions.shift()
    next()
  }

  const giveUp = (question: ProcessRequest<Response>) => {
    question.settle(new EngineFailure('caller_gone'))
    if (!question.isAsked) questions.splice(questions.indexOf(question), 1)
    else setTimeout(() => questions[0] === question && replace(), givenUpMilliseconds).unref()
  }

  return {
    ask: (request, signal) =>
      new Promise((resolve, reject) => {
        const hangUp = () => giveUp(question)
        const timer = setTimeout(() => child?.kill('SIGKILL'), responseMilliseconds)
        const question: ProcessRequest<Response> = {
          line: `${JSON.stringify({ id: ++lastId, ...request })}\n`,
          isAsked: false,
          settle(response) {
            clearTimeout(timer)
            signal?.removeEventListener('abort', hangUp)
            if (response instanceof EngineFailure) reject(response)
            else resolve(response)
          },
        }
        questions.push(question)
        signal?.addEventListener('abort', hangUp, { once: true })
        next()
      }),
    async close() {
      const ending = child
      if (!ending) return
      const ended = new Promise((resolve) => ending.once('exit', resolve))
      ending.stdin?.end()
      const timer = setTimeout(() => ending.kill('SIGKILL'), 2000)
      await ended
      clearTimeout(timer)
    },
  }
}
