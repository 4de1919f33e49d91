import { enableShadowDOM } from 'react-stately/private/flags/flags'

/**
 * Lets dialogs and menus work inside a shadow root, on the whole page. Called once, before anything is drawn; it costs a little
 * on every change of focus, so it is off unless asked for.
 */
export function enableShadowRoots(): void {
  enableShadowDOM()
}
