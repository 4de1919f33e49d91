import { enableShadowDOM } from 'react-stately/private/flags/flags'

/**
 * Makes overlays work inside shadow roots, for the whole page. Call it once before the first render. It adds
 * a small cost to every change of focus, so it is opt-in.
 */
export function enableShadowRoots(): void {
  enableShadowDOM()
}
