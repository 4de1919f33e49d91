import { createContext, type ReactNode } from 'react'

/** The menu button for width classes without a side menu: provided by the shell, rendered by the top bar. */
export const ShellMenuContext = createContext<ReactNode>(null)
