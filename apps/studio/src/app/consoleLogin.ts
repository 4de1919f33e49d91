import { consoleAddress } from '@saywright/shell'
import { loginPath } from '@saywright/shell/paths'

type Place = { readonly protocol: string; readonly host: string }

/** The login of the console, which leads back to a page of the studio. @param path with its leading slash. */
export function consoleLogin(place: Place, path: string): string {
  const next = `${place.protocol}//${place.host}${path}`
  return consoleAddress(place, loginPath(next))
}
