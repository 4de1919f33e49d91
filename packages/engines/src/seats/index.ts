export { createSeats, mayTake, type Seats } from './seats.js'
