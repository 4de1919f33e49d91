import { getHealth } from '../contract/technical/calls.js'
import { useRead } from './useRead.js'

/** The capabilities of the server, and whether all processing happens on its own machine. */
export const useHealth = () => useRead(getHealth, {})
