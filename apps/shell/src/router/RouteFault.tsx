import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { tabStorage } from '../storage/browserStorage.js'

const key = 'saywright_chunk'

/**
 * Passes an error of a route to the boundary of the shell, which reports it and offers to reload. A missing chunk means that
 * a newer version is served: loading the page again fetches it, once, and only where the browser can store that it was done.
 */
export function RouteFault() {
  const error = useRouteError()
  const [isReloading] = useState(
    () => isMissingChunk(error) && tabStorage.getItem(key) === null && tabStorage.setItem(key, '1'),
  )
  useEffect(() => {
    if (isReloading) window.location.reload()
  }, [isReloading])
  if (isReloading) return null
  throw error
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
}
