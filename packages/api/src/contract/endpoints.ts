import type * as list from './endpointList.js'

/** Every call of the product's server by name: what the `calls.ts` of each domain exports. */
export * as endpoints from './endpointList.js'
/** The calls of the voice service, which only the server reaches. */
export * as voiceEndpoints from './voice/calls.js'

export type EndpointName = keyof typeof list
