import { parentPort, workerData } from 'node:worker_threads'
import { callerOf } from '../../failures/callerFlag.js'
import { isCallerGone } from '../../failures/requireCaller.js'
import { loadWordListener } from '../spotting/wordListener.js'
import { loadDecoder } from './decoder.js'
import { loadListener } from './listener.js'
import type { DecoderRequest, DecoderResponse, Stage, ThreadRequest, ThreadUse } from './messages.js'

// Decoding is synchronous and long: it has a thread of its own, with one model in it.
const { model, use } = workerData as { model: string; use: ThreadUse }
const work = { recordings, listening, spotting }[use]()

type Work = (request: ThreadRequest, onStage: (stage: Stage) => void) => unknown

async function recordings(): Promise<Work> {
  const { lookUp, decode, spot } = await loadDecoder(model)
  return (request, onStage) => {
    if (request.op === 'lookUp') return lookUp(request.words)
    if (request.op === 'decode') return decode(request, { onStage, caller: callerOf(request.flag) })
    if (request.op === 'spot') return spot(request, { onStage, caller: callerOf(request.flag) })
    throw new Error(`A thread of recordings was asked to ${request.op}`)
  }
}

async function listening(): Promise<Work> {
  const { prepare, hear } = await loadListener(model)
  return (request, onStage) => {
    if (request.op === 'prepare') return prepare(request, onStage)
    if (request.op === 'hear') return hear(request)
    throw new Error(`A thread of listening was asked to ${request.op}`)
  }
}

async function spotting(): Promise<Work> {
  const { prepare, hear } = await loadWordListener(model)
  return (request, onStage) => {
    if (request.op === 'prepareWords') return prepare(request, onStage)
    if (request.op === 'hear') return hear(request)
    throw new Error(`A thread of spotting was asked to ${request.op}`)
  }
}

parentPort?.on('message', async (request: DecoderRequest) => {
  parentPort?.postMessage(await response(request))
})

async function response({ id, ...request }: DecoderRequest): Promise<DecoderResponse> {
  try {
    const onStage = (stage: Stage) => parentPort?.postMessage({ id, stage } satisfies DecoderResponse)
    return { id, ok: true, value: await (await work)(request, onStage) }
  } catch (cause) {
    if (isCallerGone(cause)) return { id, ok: false, isCallerGone: true }
    return { id, ok: false, problem: String(cause) }
  }
}
