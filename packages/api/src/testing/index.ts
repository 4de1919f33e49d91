export * from './aClient.js'
export * from './builders/index.js'
export type { FakeFailure } from './fakeFailure.js'
export * from './fakeTransport.js'
