import { useEffect } from 'react'
import { useRouteError } from 'react-router'

/** Hands what a route threw to the boundary of the shell, which reports it and offers to reload. */
export function RouteFault() {
  const error = useRouteError()
  useEffect(() => {
    // A chunk that is gone means that a newer version is served: loading the page again brings it.
    if (isMissingChunk(error) && !sessionStorage.getItem('saywright_chunk')) {
      sessionStorage.setItem('saywright_chunk', '1')
      window.location.reload()
    }
  }, [error])
  if (isMissingChunk(error) && !sessionStorage.getItem('saywright_chunk')) return null
  throw error
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
}
