import { parentPort } from 'node:worker_threads'
import type { SpeakingResponse } from '../speaking/createSpeakingThread.js'
import { loadFlite } from './loadFlite.js'
import type { FliteRequest } from './messages.js'

// Speaking is synchronous and long, so it has a thread of its own.
const loading = loadFlite()

parentPort?.on('message', async (request: FliteRequest) => {
  parentPort?.postMessage(await response(request))
})

async function response(request: FliteRequest): Promise<SpeakingResponse> {
  try {
    const say = await loading
    return { data: (await say(request)).toString('base64') }
  } catch (cause) {
    return { problem: String(cause) }
  }
}
