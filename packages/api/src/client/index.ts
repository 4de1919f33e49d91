export type { Call } from './call.js'
export * from './createClient.js'
export * from './errorReporter.js'
export * from './eventParser.js'
export * from './events.js'
export {
  type CallInput,
  type CallOptions,
  joinUrl,
  type LooseInput,
  pathWithQuery,
  type SendArguments,
} from './input.js'
export { type Listening, type ListenOptions, listenToSpeech } from './listen.js'
export {
  listenToWakeWords,
  type WakeListening,
  type WakeListenOptions,
  type WakeWordLists,
} from './listenToWakeWords.js'
export * from './logPush.js'
export * from './marketingSource.js'
export { defaultRetryPolicy, type RetryPolicy } from './middleware/retry.js'
export * from './pages.js'
export * from './session.js'
export * from './sharedEvents.js'
export type { SocketFactory } from './socket.js'
export { encodeBody, fetchTransport, type Transport } from './transport.js'
export { encodeWhole, wholeTransport } from './wholeTransport.js'
export {
  type GrammarRequest,
  type WriteGrammarOptions,
  writeGrammar,
} from './writeGrammar.js'
