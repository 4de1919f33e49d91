import type { Espeak } from './espeak.js'
import { EspeakFailure, parseRequest, type Request } from './protocol.js'

/** The answer to one line of input, as one line of JSON without its line break. Never throws. */
export function response(espeak: Espeak, line: string): string {
  let id: number | null = null
  try {
    const request = parseRequest(line)
    id = request.id
    return JSON.stringify({ id, ok: true, ...result(espeak, request) })
  } catch (cause) {
    return JSON.stringify({ id, ok: false, code: cause instanceof EspeakFailure ? cause.code : 'failed' })
  }
}

function result(espeak: Espeak, request: Request): object {
  switch (request.op) {
    case 'phonemes':
      return { phonemes: espeak.phonemes(request.lang, request.words) }
    case 'speak': {
      const { sampleRate, pcm } = espeak.speak(request)
      return { sampleRate, pcm: Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64') }
    }
    case 'voices':
      return { voices: espeak.voices() }
  }
}
