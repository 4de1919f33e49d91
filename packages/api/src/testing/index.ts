export * from './aClient.js'
export * from './builders.js'
export type { FakeFailure } from './fakeFailure.js'
export * from './fakeTransport.js'
