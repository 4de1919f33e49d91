import { createContext, type ReactNode } from 'react'

/** Where there is no room for the side menu: the button that opens it. Given by the shell, drawn by the top bar. */
export const ShellMenuContext = createContext<ReactNode>(null)
