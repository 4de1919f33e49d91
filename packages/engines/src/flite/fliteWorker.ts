import { parentPort } from 'node:worker_threads'
import type { SpeakingResponse } from '../speaking/createSpeakingThread.js'
import { loadFlite } from './loadFlite.js'
import type { FliteRequest } from './messages.js'

// Speaking is synchronous and long, so it has a thread of its own.
const loading = loadFlite()

parentPort?.on('message', async (request: FliteRequest) => {
  const said = await response(request)
  parentPort?.postMessage(said, 'samples' in said ? [said.samples.buffer] : [])
})

async function response(request: FliteRequest): Promise<SpeakingResponse> {
  try {
    const say = await loading
    return { samples: await say(request) }
  } catch (cause) {
    return { problem: String(cause) }
  }
}
