export { createFairQueue } from './fairQueue.js'
export { createConcurrencyLimiter, mayTake, type Seats } from './seats.js'
