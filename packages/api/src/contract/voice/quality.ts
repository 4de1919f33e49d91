import { docs } from '../kernel/docs.js'
import { oneOf } from '../kernel/structs.js'

/**
 * How well an engine supports a language: `borrowed` recognizes it by the sounds of another language, in small grammars
 * only.
 */
export const engineQualities = ['good', 'basic', 'borrowed', 'unavailable'] as const

export const engineQuality = () => oneOf(engineQualities, { [docs]: { example: 'basic' } })
