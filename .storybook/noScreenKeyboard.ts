// The screen of a test has no keyboard. React Aria takes a window that became lower for one, and lets the next dialogs wait for
// it, out of sight, for 0.6 s. It compares `height * scale`, also when it is loaded: this comes before it.
const viewport = window.visualViewport
if (viewport && '__vitest_browser__' in window)
  Object.defineProperty(viewport, 'scale', { configurable: true, get: () => 100 / viewport.height })
