import type { WebSocket } from '@fastify/websocket'
import {
  listenForWakeWords,
  voiceWakeEvents,
  type voiceWakeRequests,
  type wakeListeningEvents,
  wakeListeningRequests,
} from '@saywright/api/contract'
import { bindSocket, type OpenCall } from '../../shared/stream.js'
import { listenThroughVoice } from '../../shared/voice/listenThroughVoice.js'
import { spokenWordsOf } from '../../shared/voice/spokenWakeWords.js'
import { refusedWords } from '../../shared/voice/wakeFailures.js'
import { usableModel } from './usableModel.js'

export const listenForWakeWordsRoute = bindSocket(listenForWakeWords, {
  check: async (call) => void (await usableModel(call)),
  onSocket: listen,
})

/** Passes sound on to the voice service, and the scores of the words and what is heard back. */
function listen(call: OpenCall<typeof listenForWakeWords>, socket: WebSocket): void {
  listenThroughVoice<
    typeof wakeListeningRequests,
    typeof wakeListeningEvents,
    typeof voiceWakeRequests,
    typeof voiceWakeEvents
  >(call, socket, {
    path: 'v1/wake/listen',
    requests: wakeListeningRequests,
    voiceEvents: voiceWakeEvents,
    begin: async ({ accountId }) => ({
      type: 'init',
      data: { ...(await usableModel(call)), caller: String(accountId) },
    }),
    ask: async ({ data }) => ({ type: 'words', data: spokenWordsOf(data) }),
    tell: async (event) => event,
    dropped: 'scores',
    refused: refusedWords,
  })
}
