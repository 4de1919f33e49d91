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
export * from './logPush.js'
export * from './marketingSource.js'
export * from './pages.js'
export { defaultRetryPolicy, type RetryPolicy } from './retry.js'
export * from './session.js'
export * from './sharedEvents.js'
export { type Call, fetchTransport, type Transport } from './transport.js'
