import type { Brand } from './brand.js'
import { consoleHost, type Place } from './hosts.js'

/** The demo of this installation: that for development, where there is one, unless this is the production domain. */
export function demoAddress(
  { host }: Pick<Place, 'host'>,
  { links, productionDomain }: Pick<Brand, 'links' | 'productionDomain'>,
): string | undefined {
  const isProduction = productionDomain !== undefined && consoleHost(host) === productionDomain
  return isProduction ? links.demo : (links.developmentDemo ?? links.demo)
}
