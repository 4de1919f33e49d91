export { backgroundOf } from './backgrounds.js'
export { randomOf } from './random.js'
export { inRoom, type Room, rooms } from './rooms.js'
export { withNoise } from './withNoise.js'
