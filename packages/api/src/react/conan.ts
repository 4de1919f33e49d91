import { listConanPackages } from '../contract/conan/calls.js'
import type { QueryOf } from '../contract/kernel/endpoint.js'
import { useRead } from './useRead.js'

/** A page of the packages that a project has in its Conan remote. */
export const useConanPackages = (
  projectId: number | undefined,
  query: QueryOf<typeof listConanPackages> = {},
) => useRead(listConanPackages, projectId === undefined ? undefined : { params: { id: projectId }, query })
