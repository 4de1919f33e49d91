type Page = {
  readonly location: { readonly hash: string; readonly pathname: string; readonly search: string }
  readonly history: Pick<History, 'state' | 'replaceState'>
}

/**
 * The one-time code with which the console hands its session over, taken out of the fragment of the address so that it
 * stays neither in sight nor in the history.
 */
export function takeCode({ location, history }: Page): string | undefined {
  const code = new URLSearchParams(location.hash.slice(1)).get('code')
  if (!code) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  return code
}
