import { failed, type Loadable, type Project } from '@saywright/api/contract'
import { toLoadable, useProject } from '@saywright/api/react'

/** The project of an address. One that is gone, or no longer visible to this user, is not shown from the cache. */
export function useAreaProject(id: number | undefined): Loadable<Project> {
  const read = useProject(id)
  return read.error?.kind === 'notFound' ? failed(read.error, () => void read.mutate()) : toLoadable(read)
}
