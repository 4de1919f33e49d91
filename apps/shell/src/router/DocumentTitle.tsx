import { createContext, type ReactNode, useContext } from 'react'
import { brand } from '../brand.js'

const AreaContext = createContext<readonly string[]>([])

/** Pages below belong to an area whose name is in their title: pages of several areas may have one name. */
export function TitledArea({ name, children }: { name: string; children: ReactNode }) {
  const around = useContext(AreaContext)
  return <AreaContext value={[name, ...around]}>{children}</AreaContext>
}

/** Names the page in the tab of the browser. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{[children, ...useContext(AreaContext), brand.name].join(' · ')}</title>
}
