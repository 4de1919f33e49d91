import { parentPort, workerData } from 'node:worker_threads'
import { loadDecoder } from './decoder.js'
import type { DecoderRequest, DecoderResponse, Stage } from './messages.js'

// Decoding is synchronous and long: it has a thread of its own, with one model in it.
const decoder = loadDecoder((workerData as { model: string }).model)

parentPort?.on('message', async (request: DecoderRequest) => {
  parentPort?.postMessage(await response(request))
})

async function response(request: DecoderRequest): Promise<DecoderResponse> {
  const { id } = request
  try {
    const { lookUp, decode } = await decoder
    const tell = (stage: Stage) => parentPort?.postMessage({ id, stage } satisfies DecoderResponse)
    return {
      id,
      ok: true,
      value: request.op === 'lookUp' ? lookUp(request.words) : await decode(request, tell),
    }
  } catch (cause) {
    return { id, ok: false, problem: String(cause) }
  }
}
