import { tabStorage } from '../storage/browserStorage.js'
import { UnreachableScreen } from './UnreachableScreen.js'
import { type PageReload, useMissingPart } from './useMissingPart.js'

export type MissingPartProps = {
  /** Of the import, which says what was missing. */
  error: TypeError
  page?: PageReload
}

const browserPage: PageReload = {
  isReachable: () =>
    // An address of the app may end like a file: what accepts HTML is answered with the page.
    fetch(window.location.href, { method: 'HEAD', headers: { Accept: 'text/html' }, cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => window.location.reload(),
  storage: tabStorage,
}

/** In place of a page whose part could not be loaded: loads the page again as soon as the server answers, and says so until then. */
export function MissingPart({ error, page = browserPage }: MissingPartProps) {
  const { state, retry } = useMissingPart(error, page)
  if (state === 'gone') throw error
  return state === 'unreachable' ? <UnreachableScreen onRetry={retry} /> : null
}
