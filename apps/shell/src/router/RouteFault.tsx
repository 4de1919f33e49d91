import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { tabStorage } from '../storage/browserStorage.js'

const key = 'saywright_chunk'

/**
 * Hands what a route threw to the boundary of the shell, which reports it and offers to reload. A chunk that is gone means that a
 * newer version is served: loading the page again brings it, once, and only where the browser can note that it was done.
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
