export { createConcurrencyLimiter, mayTake, type Seats } from './seats.js'
