import { useRouteError } from 'react-router'
import { MissingPart } from './MissingPart.js'

/**
 * Hands what a route threw to the boundary of the shell, which reports it and offers to reload. A part of the app that could not be
 * loaded is not an error of the page.
 */
export function RouteFault() {
  const error = useRouteError()
  if (isMissingPart(error)) return <MissingPart error={error} />
  throw error
}

function isMissingPart(error: unknown): error is TypeError {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
}
