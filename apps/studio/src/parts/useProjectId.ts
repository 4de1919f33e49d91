import { idOf } from '@saywright/shell/paths'
import { useParams } from 'react-router'

/** The project of the address. @throws Response of status 404 without one, which the loader has refused before. */
export function useProjectId(): number {
  const id = idOf(useParams().projectId)
  if (id === undefined) throw new Response(null, { status: 404 })
  return id
}
