import { getHealth } from '../contract/technical/calls.js'
import { useRead } from './useRead.js'

/** What the server can do now, and whether all of it happens on its own machine. */
export const useHealth = () => useRead(getHealth, {})
