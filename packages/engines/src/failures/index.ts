export { EngineFailure } from './EngineFailure.js'
