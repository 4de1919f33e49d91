export { fillRegister, type RegisterValues } from './fillRegister.js'
