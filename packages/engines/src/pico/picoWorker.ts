import { parentPort, workerData } from 'node:worker_threads'
import type { SpeakingResponse } from '../speaking/createSpeakingThread.js'
import { loadPico, type SayText } from './loadPico.js'
import type { PicoRequest } from './messages.js'

// Speaking is synchronous and long, so it has a thread of its own; each language is loaded when it is first spoken.
const { folder } = workerData as { folder: string }
const languages = new Map<string, Promise<SayText>>()

parentPort?.on('message', async (request: PicoRequest) => {
  const said = await response(request)
  parentPort?.postMessage(said, 'samples' in said ? [said.samples.buffer] : [])
})

async function response({ lang, markedUp }: PicoRequest): Promise<SpeakingResponse> {
  try {
    const loading = languages.get(lang) ?? loadPico(folder, lang)
    languages.set(lang, loading)
    return { samples: (await loading)(markedUp) }
  } catch (cause) {
    return { problem: String(cause) }
  }
}
