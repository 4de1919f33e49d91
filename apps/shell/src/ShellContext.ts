import { createContext, useContext } from 'react'
import type { Shell } from './Shell.js'

export const ShellContext = createContext<Shell | undefined>(undefined)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('This stands outside the shell')
  return shell
}
