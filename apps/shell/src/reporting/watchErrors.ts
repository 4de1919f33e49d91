// A browser reports this when a measurement changes what it measures: it continues in the next frame, and nothing is lost.
const measuredAgain = 'ResizeObserver loop'

/** Passes on uncaught errors. @returns a function that stops it. */
export function watchErrors(window: Window, report: (thrown: unknown) => void): () => void {
  const failed = (event: ErrorEvent) => {
    if (!event.message.startsWith(measuredAgain)) report(event.error ?? event.message)
  }
  const rejected = (event: PromiseRejectionEvent) => {
    // A failed call was reported when it failed.
    if (!isApiError(event.reason)) report(event.reason)
    else event.preventDefault()
  }
  window.addEventListener('error', failed)
  window.addEventListener('unhandledrejection', rejected)
  return () => {
    window.removeEventListener('error', failed)
    window.removeEventListener('unhandledrejection', rejected)
  }
}

function isApiError(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'ApiError'
}
