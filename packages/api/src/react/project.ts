import type { QueryOf } from '../contract/endpoint.js'
import {
  attachProjectMember,
  createProject,
  detachProjectMember,
  getProject,
  listAllProjects,
  listProjects,
} from '../contract/project.js'
import { useAction } from './useAction.js'
import { useEvery } from './useEvery.js'
import { usePages } from './usePages.js'
import { useRead } from './useRead.js'

type ListQuery = QueryOf<typeof listProjects>

/** One page of the projects of an organization. */
export const useProjects = (orgId: number | undefined, query: ListQuery = { pageSize: 100 }) =>
  useRead(listProjects, orgId === undefined ? undefined : { params: { orgId }, query })

/** The projects of an organization, page after page. */
export const useProjectPages = (orgId: number | undefined, query: ListQuery = {}, pageSize?: number) =>
  usePages(listProjects, orgId === undefined ? undefined : { params: { orgId }, query }, pageSize)

/** All projects that the person sees, of every organization. */
export const useAllProjects = () => useEvery(listAllProjects, {})

export const useProject = (id: number | undefined) =>
  useRead(getProject, id === undefined ? undefined : { params: { id } })

export const useCreateProject = () => useAction(createProject, ['v3/projects', 'v3/organizations', 'v3/me'])

export const useAttachProjectMember = () =>
  useAction(attachProjectMember, ['v3/projects', 'v3/organizations'])
export const useDetachProjectMember = () =>
  useAction(detachProjectMember, ['v3/projects', 'v3/organizations'])
