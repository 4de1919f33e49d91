import { brand } from '../brand.js'

/** Names the page in the tab of the browser. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · ${brand.name}`}</title>
}
