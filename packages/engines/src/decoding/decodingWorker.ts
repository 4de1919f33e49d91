import { parentPort } from 'node:worker_threads'
import { DecodingFailure } from './DecodingFailure.js'
import { decodeSound } from './decodeSound.js'
import type { DecodingRequest, DecodingResponse } from './decodingThread.js'

const respond = (response: DecodingResponse) => parentPort?.postMessage(response)

// What a stranger's file does to a decoder, it does to a thread that may be ended.
parentPort?.on('message', async ({ bytes, maxSeconds }: DecodingRequest) => {
  try {
    respond({ sound: await decodeSound(bytes, maxSeconds) })
  } catch (error) {
    if (!(error instanceof DecodingFailure)) throw error
    respond({ reason: error.reason })
  }
})
parentPort?.postMessage('loaded')
